/** Who sees what somebody tells of themselves (D59). Pure; loads no schema library. */

/** Everybody who is signed in, those with a hand-over behind them, nobody. */
export const audiences = ['everybody', 'handedOver', 'nobody'] as const
export type Audience = (typeof audiences)[number]

/** What can be kept from others. */
export interface Hideable {
  age: number | null
  dorm: string
  preferences: string
  allergies: string
}
export type AudienceField = keyof Hideable
export type SeenBy = Record<AudienceField, Audience>

/** As the specification has it, until somebody chooses otherwise. */
export const seenByEverybody: SeenBy = {
  age: 'everybody',
  dorm: 'everybody',
  preferences: 'everybody',
  allergies: 'everybody',
}
