/** What is open beside the table. */
class Desk {
  side = $state<'' | 'log' | 'talk'>('')
  menu = $state(false)
  /** So many lines of talk were seen. */
  read = $state(0)

  clear(): void {
    this.side = ''
    this.menu = false
    this.read = 0
  }

  toggle(side: 'log' | 'talk'): void {
    this.side = this.side === side ? '' : side
  }
}

export const desk = new Desk()
