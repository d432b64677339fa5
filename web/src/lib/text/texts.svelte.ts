import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = ['en', 'ja', 'de'] as const
export type Language = (typeof LANGUAGES)[number]
export type Arg = string | number | readonly (string | number)[]

const LIST_MARK: Record<Language, string> = { en: ', ', ja: '、', de: ', ' }
const KEPT = 'tefuda.language'

type Body = FluentResource['body']
type Load = () => Promise<Body>
const OWN = import.meta.glob<Body>('./*.ftl', { import: 'default' })
const HOUSE = import.meta.glob<Body>('../../../../src/tefuda/text/*.ftl', { import: 'default' })
/** What is said only on some pages, by its folder. */
const PARTS = import.meta.glob<Body>('./*/*.ftl', { import: 'default' })
const GAMES = import.meta.glob<Body>('../../../../src/tefuda/games/*/text/*.ftl', { import: 'default' })

/** The words of the client and of a game: the server's own files, and ours for what only the client says. */
class Texts {
  language = $state.raw<Language>('en')
  private shared = $state.raw<FluentResource[]>([])
  private bundles = $state.raw<ReadonlyMap<string, FluentBundle>>(new Map())
  private wanted = new Set<string>()
  private parts = new Set<string>()

  /** The language that was chosen here, or the first of the browser's that we speak. */
  static preferred(): Language {
    const spoken = [localStorage.getItem(KEPT) ?? '', ...navigator.languages].map((one) => one.slice(0, 2).toLowerCase())
    return spoken.find(isLanguage) ?? 'en'
  }

  async speak(language: Language, keep = false): Promise<void> {
    if (keep) localStorage.setItem(KEPT, language)
    const parts = [...this.parts].map((part) => load(PARTS, `/${part}/${language}.ftl`))
    const shared = await Promise.all([load(OWN, `/${language}.ftl`), load(HOUSE, `/text/${language}.ftl`), ...parts])
    const games = await Promise.all([...this.wanted].map(async (game) => [game, await ofGame(game, language)] as const))
    this.shared = shared
    this.language = language
    this.bundles = new Map([['', bundle(language, this.shared)], ...games.map(([game, own]) => [game, bundle(language, [own, ...this.shared])] as const)])
    document.documentElement.lang = language
  }

  /** Once this has come back, `say` knows the game's words. */
  async learn(game: string): Promise<void> {
    if (this.wanted.has(game)) return
    this.wanted.add(game)
    const own = await ofGame(game, this.language)
    this.bundles = new Map([...this.bundles, [game, bundle(this.language, [own, ...this.shared])]])
  }

  /** Once this has come back, `say` knows the words of this part of the client. */
  async open(part: string): Promise<void> {
    if (this.parts.has(part)) return
    const more = await load(PARTS, `/${part}/${this.language}.ftl`)
    this.parts.add(part)
    this.shared = [...this.shared, more]
    for (const one of this.bundles.values()) one.addResource(more)
    this.bundles = new Map(this.bundles)
  }

  knows(game: string): boolean {
    return game !== '' && this.bundles.has(game)
  }

  has(game: string, key: string): boolean {
    return this.pattern(game, key) !== null
  }

  /** The text `key` or `key.attribute`; the key itself where there is none. */
  say(game: string, key: string, args: Record<string, Arg> = {}): string {
    const found = this.pattern(game, key)
    if (!found) return key
    const words: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(args)) words[name] = this.word(value)
    return found.bundle.formatPattern(found.pattern, words, [])
  }

  private pattern(game: string, key: string) {
    const found = this.bundles.get(game) ?? this.bundles.get('')
    const [name = '', attribute] = key.split('.', 2)
    const message = found?.getMessage(name)
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute]
    return found && pattern ? { bundle: found, pattern } : null
  }

  private word(value: Arg): FluentVariable {
    if (typeof value === 'string') return value
    if (typeof value === 'number') return new PlainNumber(value)
    return value.join(LIST_MARK[this.language])
  }
}

/** Without the machinery that groups digits and costs a slow phone a tenth of a second: counts are written as they are. */
class PlainNumber extends FluentNumber {
  override toString(): string {
    return String(this.value)
  }
}

function bundle(language: Language, resources: FluentResource[]): FluentBundle {
  const found = new FluentBundle(language, { useIsolating: false })
  for (const one of resources) found.addResource(one) // the first text of a name wins
  return found
}

async function load(from: Record<string, Load>, end: string): Promise<FluentResource> {
  const path = Object.keys(from).find((one) => one.endsWith(end) || `/${one}`.endsWith(end))
  return { body: path ? ((await from[path]?.()) ?? []) : [] }
}

function ofGame(game: string, language: Language): Promise<FluentResource> {
  return load(GAMES, `/${game}/text/${language}.ftl`)
}

export function isLanguage(word: string): word is Language {
  return (LANGUAGES as readonly string[]).includes(word)
}

export const texts = new Texts()
export const preferred = () => Texts.preferred()

/** What the client itself says. */
export function say(key: string, args: Record<string, Arg> = {}): string {
  return texts.say('', key, args)
}
