/** Where the visitor is. Which page that is, `pages/pages.ts` says. */
class Router {
  path = $state.raw(location.pathname)

  constructor() {
    addEventListener('popstate', () => this.arrive())
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.arrive()
    scrollTo(0, 0)
  }

  /** For links: a plain click stays in the page, everything else is the browser's. */
  follow = (event: MouseEvent): void => {
    const link = event.currentTarget as HTMLAnchorElement
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }

  private arrive(): void {
    this.path = location.pathname
  }
}

export const router = new Router()
