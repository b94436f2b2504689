import { limits } from '@shelfmate/contract/api/limits'
import type { Post } from '@shelfmate/contract/exchange/exchange'
import { allergenWords } from '@shelfmate/contract/foods/allergen-words'

const halfCharacter = /[\uD800-\uDBFF]$/

/**
 * What the taker's pantry remarks of food that they got: what its giver states of allergens, by which recipes are guarded
 * there, and then what the giver wrote, as far as there is room.
 */
export function receivedRemark({ description, allergens }: Pick<Post, 'description' | 'allergens'>): string {
  const isStated = allergens !== null && allergens.contains.length + allergens.mayContain.length > 0
  const words = isStated ? `${allergenWords(allergens)} ${description}` : description
  return words.slice(0, limits.remarkLength).replace(halfCharacter, '').trimEnd()
}
