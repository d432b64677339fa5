export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]
const KEPT = 'tefuda.theme'

/** Light and dark follow the system until somebody chooses. */
class Themes {
  now = $state.raw<Theme>('system')

  start(): void {
    this.choose((localStorage.getItem(KEPT) as Theme | null) ?? 'system')
  }

  choose(theme: Theme): void {
    this.now = THEMES.includes(theme) ? theme : 'system'
    localStorage.setItem(KEPT, this.now)
    if (this.now === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = this.now
  }

  next(): void {
    this.choose(THEMES[(THEMES.indexOf(this.now) + 1) % THEMES.length] ?? 'system')
  }
}

export const themes = new Themes()
