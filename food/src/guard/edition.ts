/** Names the knowledge of the guard: what was read under another edition is read again. */
import { allTerms } from '../allergens/all-terms.ts'
import { compounds } from '../allergens/compounds.ts'
import { harmless } from '../allergens/harmless.ts'
import { foodsCsv } from '../foods.gen.ts'

/** Raised by hand when the guard reads the same terms in another way. */
const readingNumber = 12
const fnvBasis = 0x811c9dc5
const fnvPrime = 0x01000193
const radix = 36

/** Changes with every term, trap and food. */
export const guardEdition = `${readingNumber}-${hashOf(foodsCsv + JSON.stringify([allTerms, compounds, harmless]))}`

function hashOf(text: string): string {
  let hash = fnvBasis
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), fnvPrime) >>> 0
  return hash.toString(radix)
}
