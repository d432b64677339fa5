/** Written by python -m tools.web_decks from the faces of blanc_noir. Copies of coloured cards are per colour. */
export interface Printed {
  readonly group: string
  readonly number: number
  readonly copies: number
  readonly japanese: string
}

export const DECK: Readonly<Record<string, Printed>> = {
  great_sword: { group: 'normal', number: 1, copies: 2, japanese: '大剣' },
  twin_swords: { group: 'normal', number: 2, copies: 2, japanese: '双剣' },
  boomerang: { group: 'normal', number: 3, copies: 2, japanese: '投擲' },
  longbow: { group: 'normal', number: 4, copies: 2, japanese: '長弓' },
  dagger: { group: 'normal', number: 5, copies: 2, japanese: '短剣' },
  sai: { group: 'normal', number: 6, copies: 2, japanese: '釵' },
  battlewhip: { group: 'normal', number: 7, copies: 2, japanese: '戦鞭' },
  halberd: { group: 'normal', number: 8, copies: 2, japanese: '斧槍' },
  battleaxe: { group: 'normal', number: 9, copies: 2, japanese: '戦斧' },
  priestess: { group: 'special', number: 10, copies: 2, japanese: '女司祭' },
  mage: { group: 'special', number: 11, copies: 2, japanese: '魔術師' },
  jester: { group: 'special', number: 12, copies: 2, japanese: '道化師' },
  lord: { group: 'special', number: 15, copies: 1, japanese: '領主' },
  princess: { group: 'special', number: 20, copies: 1, japanese: '皇女' },
  knight: { group: 'special', number: 25, copies: 1, japanese: '騎士' },
  prince: { group: 'special', number: 25, copies: 1, japanese: '皇子' },
  golem: { group: 'wild', number: 25, copies: 2, japanese: 'ゴーレム' },
  pixie: { group: 'wild', number: 30, copies: 2, japanese: '妖精' },
  dragon: { group: 'wild', number: 40, copies: 1, japanese: 'ドラゴン' },
  valkyrie: { group: 'wild', number: 45, copies: 1, japanese: '戦乙女' },
  goddess: { group: 'wild', number: 50, copies: 1, japanese: '女神' },
  gargoyle: { group: 'wild', number: 35, copies: 2, japanese: 'ガーゴイル' },
  herald_of_red: { group: 'scroll', number: 0, copies: 2, japanese: '赤の伝令' },
  herald_of_yellow: { group: 'scroll', number: 0, copies: 2, japanese: '黄の伝令' },
  herald_of_blue: { group: 'scroll', number: 0, copies: 2, japanese: '青の伝令' },
  herald_of_green: { group: 'scroll', number: 0, copies: 2, japanese: '緑の伝令' },
  explosion: { group: 'scroll', number: 0, copies: 2, japanese: '爆発' },
  shock_wave: { group: 'scroll', number: 0, copies: 2, japanese: '衝撃波' },
  mirage: { group: 'scroll', number: 0, copies: 2, japanese: '蜃気楼' },
  blizzard: { group: 'scroll', number: 0, copies: 2, japanese: '吹雪' },
  menace: { group: 'scroll', number: 0, copies: 1, japanese: '脅威' },
  tornado: { group: 'scroll', number: 0, copies: 1, japanese: '竜巻' },
  salvation: { group: 'scroll', number: 0, copies: 1, japanese: '救済' },
  revelation: { group: 'scroll', number: 0, copies: 1, japanese: '啓示' },
}
