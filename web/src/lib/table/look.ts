import type { Component } from 'svelte'
import type { GameInfo } from '../api'
import type { Move, Offer } from '../ask/moves'
import type { Options } from '../lobby/agreed'
import { texts } from '../text/texts.svelte'
import type { Heard, Words } from '../text/words'
import type { View, Zone } from './view'

/** How a game looks. Whatever a game does not bring, the generic table has. What its components need they get by
 * `scene()` of scene.ts. */
export interface Look {
  /** Arranges everything but the own hand, which lies below it, and the question, which stands between them. */
  Arrangement: Component
  /** Instead of the question and the hand, where they are too slow. */
  Dock: Component | null
  /** Whether events become flights of cards; a game of speed shows each card at once where it lies. */
  flies: boolean
  /** In the lobby: options that a game asks for in its own way; `agrees` names them, so that no other field is made for them. */
  Agreed: Component<{ info: GameInfo; options: Options; disabled: boolean; choose: (options: Options) => string }> | null
  agrees: readonly string[]
  /** What only the client says of this game is a part of its texts of its own. */
  part: string
  /** What is printed on a card, as the inside of an svg with the viewBox 0 0 100 140, rounded edge included. */
  Face: Component<{ card: string }>
  /** The same of its back. */
  Back: Component<{ kind: string }>
  /** Beside the question: such as a big button for a word that is added to a move. */
  Beside: Component | null
  /** The words that `Beside` says, so that no other button is made for them. Else `word-WORD` is their text. */
  besideSays: readonly string[]
  /** Over the table, whenever the game wants: such as the end of a round. */
  Over: Component | null
  /** The mark of a thing on a button, such as a colour's sign; it never stands alone. */
  Mark: Component<{ thing: string }> | null
  /** Below the text of a card that is shown large: what else is printed on it. */
  Printed: Component<{ card: string }> | null
  /** Events as they are best told. */
  retold: (heard: readonly Heard[]) => readonly Heard[]
  /** Whether the log may tell of more than the last thing while a game goes on. */
  retells: (view: View) => boolean
  /** Moves with this card that somebody may think of; what the rules say against them is asked. */
  conceive: (card: string, offer: Offer) => string[]
  /** Moves that are made where `Arrangement` or `Beside` shows them, so that no button is made for them. */
  elsewhere: (move: Move) => boolean
  /** Zones that are pointed at for a move without anything else: `pile` for `draw`. */
  acts: Readonly<Record<string, string>>
  /** What a zone is called by the generic table; null hides it. */
  zoneName: (zone: Zone, words: Words) => string | null
  /** Lines that tell where the game stands, in words. */
  standing: (view: View, words: Words) => readonly string[]
}

type Loaded = () => Promise<{ look: Partial<Look> }>

const OWN = import.meta.glob<{ look: Partial<Look> }>(['../../games/*/look.ts', '!../../games/generic/look.ts'])

/** The looks of a game over those of any game. */
export async function lookOf(game: string): Promise<Look> {
  const [{ look: generic }, own] = await Promise.all([
    import('../../games/generic/look'),
    (OWN[`../../games/${game}/look.ts`] as Loaded | undefined)?.(),
  ])
  const look = { ...generic, ...own?.look }
  if (look.part) await texts.open(look.part)
  return look
}
