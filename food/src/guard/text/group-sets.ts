/** Sets of allergen groups as numbers: a bit each. */
import { type AllergenGroup, allergenGroups } from '../../allergens/groups.ts'

/** The set of one group. */
export const bit = (group: AllergenGroup): number => 1 << allergenGroups.indexOf(group)

/** The set of some groups. */
export const bits = (groups: readonly AllergenGroup[]): number =>
  groups.reduce((sum, group) => sum | bit(group), 0)

/** The groups of a set. */
export const groupsIn = (set: number): AllergenGroup[] =>
  allergenGroups.filter((group) => (set & bit(group)) !== 0)
