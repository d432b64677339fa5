import { api, Problem } from './api'
import type { Person } from './generated/protocol'
import { texts, type Language } from './text/texts.svelte'

const KNOWN = 'tefuda.known'

/** Who plays here. Nobody has to register: whoever sits down first is a guest with a cookie. */
class Myself {
  person = $state.raw<Person | null>(null)

  private looking: Promise<void> | null = null

  /** Who the cookie says it is. */
  look(): Promise<void> {
    return (this.looking ??= this.ask().finally(() => (this.looking = null)))
  }

  /** Asked only where there should be somebody. */
  private async ask(): Promise<void> {
    if (this.person || !localStorage.getItem(KNOWN)) return
    try {
      this.person = await api.me()
    } catch (problem) {
      if (problem instanceof Problem && problem.code === 'not-allowed') localStorage.removeItem(KNOWN)
    }
  }

  async ensure(): Promise<Person> {
    if (!this.person) await this.look()
    return this.person ?? this.be({ language: texts.language })
  }

  async rename(name: string): Promise<void> {
    await this.be({ name, language: texts.language })
  }

  /** The server says refusals in this language too. */
  async speak(language: Language): Promise<void> {
    await texts.speak(language, true)
    if (this.person) await this.be({ language })
  }

  async register(login: string, password: string): Promise<void> {
    await this.ensure()
    this.person = await api.register(login, password)
  }

  async login(login: string, password: string): Promise<void> {
    this.known(await api.login(login, password))
  }

  async changePassword(old: string, fresh: string): Promise<void> {
    this.person = await api.password(old, fresh)
  }

  async logout(): Promise<void> {
    await api.logout()
    this.gone()
  }

  async forget(password: string | null): Promise<void> {
    await api.forget(password)
    this.gone()
  }

  private known(person: Person): Person {
    localStorage.setItem(KNOWN, 'yes')
    this.person = person
    return person
  }

  private gone(): void {
    localStorage.removeItem(KNOWN)
    this.person = null
  }

  private async be(change: { name?: string; language?: string }): Promise<Person> {
    return this.known(await api.be(change))
  }
}

export const myself = new Myself()
