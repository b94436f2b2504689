/** The 14 groups as the contract lists them, with their test. */
import { type AllergenGroup, allergenGroups } from '@shelfmate/contract/foods/allergens'

export { type AllergenGroup, allergenGroups }

/** Whether a text is the name of one of the 14 groups. */
export function isAllergenGroup(text: string): text is AllergenGroup {
  return (allergenGroups as readonly string[]).includes(text)
}
