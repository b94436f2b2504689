import { noAllergies } from '../guard/allergies/allergies.ts'
import type { ownDish } from './dishes/own.ts'
import { suggest } from './suggest.ts'

type Suggest = Parameters<typeof suggest>[0]

/** What is suggested on the tenth of March to somebody without allergies who has this, and this recipe of their own. */
export const suggestWith = (
  own: ReturnType<typeof ownDish>,
  pantry: Suggest['pantry'],
  preferences = '',
): ReturnType<typeof suggest> =>
  suggest({ pantry, today: '2026-03-10', own: [own], preferences, allergies: noAllergies, seed: 1, count: 4 })
