import * as z from 'zod/mini'

/** `text` as it was written; `understood` is what the cookbook goes by, `notUnderstood` what it can't. */
export const toldPreferences = z.strictObject({
  text: z.string(),
  understood: z.array(z.string()),
  notUnderstood: z.array(z.string()),
})
export type ToldPreferences = z.infer<typeof toldPreferences>

export const allergyNoteCodes = [
  /** 'None', 'N/A' and the like. */
  'NO_ALLERGY',
  /** Said to be fine and therefore not avoided: the phrase. */
  'TOLERATED',
  /** 'Nuts' alone avoids peanuts too. */
  'NUTS_INCLUDE_PEANUTS',
  /** 'Shellfish' avoids crustaceans and molluscs. */
  'SHELLFISH_IS_BOTH',
  /** The guard can only match this word. */
  'WORD_ONLY',
  /** A way of eating; its animal groups are avoided, the rest belongs to the preferences. */
  'DIET',
  /** Nothing in the whole text is a food or a group: nothing is avoided. */
  'NO_FOOD',
  /** Letters that the guard cannot read: it withholds every recipe until they are reworded. */
  'UNREADABLE',
] as const

const allergyNote = z.strictObject({
  code: z.enum(allergyNoteCodes),
  /** The words it is about, as they were written. */
  phrase: z.string(),
})
export type AllergyNote = z.infer<typeof allergyNote>

export const toldAllergies = z.strictObject({
  text: z.string(),
  /** Names of the allergen groups that are avoided. */
  avoided: z.array(z.string()),
  /** Words of no group: they can only be matched as words. */
  words: z.array(z.string()),
  notes: z.array(allergyNote),
  /** True when a part could not be read: then there are no recipes until it is reworded. */
  unreadable: z.boolean(),
})
export type ToldAllergies = z.infer<typeof toldAllergies>
