import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { myself } from './lib/me.svelte'
import { pageOf } from './pages/pages'
import { preferred, texts } from './lib/text/texts.svelte'
import { themes } from './lib/theme.svelte'

themes.start()
void myself.look()
pageOf(location.pathname).ask?.().catch(() => undefined) // whoever needs it asks again, and says what is wrong
await texts.speak(preferred())
const target = document.getElementById('app')
if (target) mount(App, { target })

// installable, and the shell opens without a network
if ('serviceWorker' in navigator && import.meta.env.PROD) {
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  if (document.readyState === 'complete') register() // while the texts came, everything else may have
  else addEventListener('load', register)
}
