import { svelte } from '@sveltejs/vite-plugin-svelte'
import { chunkOf } from './chunks.ts'
import { fluent } from './fluent.ts'
import { worker } from './worker.ts'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'

const HOUSE = '../src/tefuda'
const SERVER = loadEnv('', '.', 'TEFUDA_').TEFUDA_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [fluent(), svelte(), worker()],
  build: {
    outDir: `${HOUSE}/server/web`,
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's policy allows no inline anything
    modulePreload: { polyfill: false },
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf }] } } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
})
