import { expect, test } from 'vitest'
import { allergenGroups } from '../../allergens/groups.ts'
import { noAllergies } from '../allergies/allergies.ts'
import { judgeReading } from '../check-recipe.ts'
import { readRecipe } from '../reading/reading.ts'
import { englishOne } from './english-one.fixture.ts'
import { englishTwo } from './english-two.fixture.ts'
import { otherKitchens } from './other-kitchens.fixture.ts'

/** Each recipe with each of the groups that it does not hold, and whether it was withheld for it. */
const verdicts = (text: string) =>
  text
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [holds = '', title = '', ingredients = '', steps = ''] = row.split('|').map((part) => part.trim())
      const reading = readRecipe({
        title,
        ingredients: ingredients.split(';').map((line) => line.trim()),
        steps: steps.split(' / '),
      })
      return allergenGroups
        .filter((group) => !holds.split(' ').includes(group))
        .map((group) => ({
          about: `${group}: ${title}`,
          isShown: judgeReading(reading, { ...noAllergies, groups: [group] }).ok,
        }))
    })

/** As the outside asks of whole recipes: one allergy each. */
const share = { english: 0.01, all: 0.02 }

test("families' recipes without an allergen are shown to who avoids it", () => {
  const english = [...verdicts(englishOne), ...verdicts(englishTwo)]
  const all = [...english, ...verdicts(otherKitchens)]
  const withheld = (of: typeof all) => of.filter((one) => !one.isShown)
  const told = withheld(all)
    .map(({ about }) => about)
    .join('\n')
  expect(all.length).toBeGreaterThan(5_000)
  expect(withheld(english).length / english.length, told).toBeLessThanOrEqual(share.english)
  expect(withheld(all).length / all.length, told).toBeLessThanOrEqual(share.all)
})
