import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

export default ts.config(
  { ignores: ['node_modules/', 'src/lib/generated/'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  { files: ['*.ts', '*.js', 'tools/**'], languageOptions: { globals: globals.node } },
  { files: ['**/*.svelte'], rules: { 'max-lines': ['error', { max: 200 }] } },
  {
    rules: {
      'no-undef': 'off', // TypeScript says it better
      'svelte/no-navigation-without-resolve': 'off',
      'svelte/no-unused-svelte-ignore': 'off', // it does not hear what svelte-check warns of
      'svelte/prefer-svelte-reactivity': 'off', // most maps are private books that nothing shows
    },
  },
)
