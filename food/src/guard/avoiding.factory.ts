import { isAllergenGroup } from '../allergens/groups.ts'
import { type Allergies, noAllergies, uniteAllergies } from './allergies/allergies.ts'

/** The allergies of somebody who avoids these groups; throws where one is none. */
export function avoiding(...names: readonly string[]): Allergies {
  const groups = names.filter(isAllergenGroup)
  if (groups.length < names.length) throw new Error(`no group of allergens is called ${names.join(', ')}`)
  return uniteAllergies({ ...noAllergies, groups })
}
