/** The form of the lists of dishes: what holds several groups by its usual recipe, told once for all of them. */

import { listed } from '../../word-lists.ts'
import type { AllergenGroup } from '../groups.ts'
import type { TermFamily } from '../terms.ts'

export interface Compound {
  readonly groups: readonly AllergenGroup[]
  readonly names: readonly string[]
  /** Whose words the names are; those of 'foods' are read in every language. */
  readonly family: TermFamily
}

export const holding = (groups: string, names: string, family: TermFamily = 'foods'): Compound => ({
  // The names of groups are written by hand, and a test compares them with the list of groups.
  groups: listed(groups.replaceAll(' ', ',')) as AllergenGroup[],
  names: listed(names),
  family,
})
