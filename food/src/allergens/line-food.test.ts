import { bareFoodOfLine, foodOfLine } from '@shelfmate/contract/cooking/line-food'
import { describe, expect, test } from 'vitest'
import { foods } from '../foods.ts'
import { noAllergies } from '../guard/allergies/allergies.ts'
import { checkRecipe } from '../guard/check-recipe.ts'
import { allTerms } from './all-terms.ts'

describe('what a line names', () => {
  test.each(allTerms)('keeps each term of $group behind a comma and in brackets', ({ terms }) => {
    const lost = Object.values(terms)
      .flat()
      .filter(
        (term) => !foodOfLine(`Rice, ${term}`).includes(term) || !foodOfLine(`Rice (${term})`).includes(term),
      )
    expect(lost).toEqual([])
  })

  test.each(allTerms)('still holds $group where there is little room', ({ group, terms }) => {
    const allergies = { ...noAllergies, groups: [group] }
    const title = (term: string) => ({ title: bareFoodOfLine(term), ingredients: [], steps: [] })
    const lost = Object.values(terms)
      .flat()
      .filter((term) => bareFoodOfLine(term) !== term && checkRecipe(title(term), allergies).ok)
    expect(lost).toEqual([])
  })

  test('keeps the names of all foods', () => {
    const names = foods.flatMap(({ name, aliases }) => [name, ...aliases])
    expect(names.filter((name) => foodOfLine(`Rice, ${name}`) === 'Rice')).toEqual([])
  })
})
