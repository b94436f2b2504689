/** Names the knowledge of the guard: what was read under another edition is read again. */
import { alone } from '../aliases/alone.ts'
import { aliasesByLanguage } from '../aliases/languages.ts'
import { allTerms } from '../allergens/all-terms.ts'
import { compounds } from '../allergens/compounds.ts'
import { harmless } from '../allergens/harmless.ts'
import { foodsCsv } from '../foods.gen.ts'
import { labelWords } from '../label-words.ts'
import { groupNames } from './allergies/group-names.ts'

/** Raised by hand when the guard reads the same terms in another way. */
const readingNumber = 21
const fnvBasis = 0x811c9dc5
const fnvPrime = 0x01000193
const radix = 36

const told = [...groupNames()].map(([name, groups]) => [name, [...groups]])
const known = [allTerms, compounds, harmless, aliasesByLanguage, alone, told, labelWords]

/** Changes with every term, trap, food and name. */
export const guardEdition = `${readingNumber}-${hashOf(foodsCsv + JSON.stringify(known))}`

function hashOf(text: string): string {
  let hash = fnvBasis
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), fnvPrime) >>> 0
  return hash.toString(radix)
}
