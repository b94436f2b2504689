import { limits } from '@shelfmate/contract/api/limits'
import { bareFoodOfLine, foodOfLine } from '@shelfmate/contract/cooking/line-food'
import { daysAfter } from '@shelfmate/contract/pantry/expiry'
import type { SuggestedIngredient, SuggestedRecipe } from '@shelfmate/contract/recipes/recipes'
import { formatDate } from '#lib/dates.ts'
import * as words from './leftovers-words.ts'

/** Cooked food keeps for this long in a fridge. */
const keepsDays = 3

/** Titles that begin with one of these keep its capital. */
const proper =
  /^(?:African|Asian|Chinese|English|Filipino|French|Greek|Hainanese|Indian|Indonesian|Italian|Japanese|Korean|Malay|Mediterranean|Mexican|Moroccan|Peranakan|Singapore|Spanish|Swiss|Taiwanese|Thai|Turkish|Vietnamese|Western)\b/
const isShouted = /^\p{Lu}{2}/u

/** 'Leftovers: fried rice'. */
export function leftoversName({ title }: Pick<SuggestedRecipe, 'title'>): string {
  const name =
    proper.test(title) || isShouted.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1)
  return cut(words.leftovers(name), limits.foodNameLength)
}

/** The pantry item that is left over of a dish cooked today: what was cooked stands in its remark, for it may hold an allergen. */
export function leftoversOf(recipe: SuggestedRecipe, portions: number, today: string) {
  return {
    name: leftoversName(recipe),
    quantity: portions,
    remark: madeWith(recipe, formatDate(today)),
    place: 'fridge' as const,
    size: '',
    dateSource: 'suggested' as const,
    expiryDates: [daysAfter(today, keepsDays)],
  }
}

const linking = /\s(?:with|without|and|or|in|for)\s/
const namesEndIn = 2

/** What a long name ends in, where there is hardly any room: 'peanut butter' of 'smooth unsalted natural peanut butter'. */
function endOfName(line: string): string {
  const name = bareFoodOfLine(line)
  return linking.test(name) ? name : name.split(/\s+/).slice(-namesEndIn).join(' ')
}

/** What the user says of the items of a line beside what the line says: another name, and what they noted. */
function saidBeside({ text, standIn, itemNames = [], itemNotes = [] }: SuggestedIngredient): string[] {
  const line = `${text} ${standIn ?? ''}`.toLowerCase()
  const names = itemNames.filter((name) => !line.includes(name.toLowerCase()))
  return [...names, ...itemNotes]
    .map((said) => said.replaceAll(/[\s()]+/g, ' ').trim())
    .filter((said) => said !== '')
}

/**
 * Names all that was cooked, and what is said of it; without amounts, cuts and what kind it is where there is no room for them, and of
 * too much what has the shortest names.
 */
function madeWith({ ingredients }: SuggestedRecipe, day: string): string {
  const told = (nameOf: (line: string) => string) => [
    ...new Set(
      ingredients.flatMap((line) => [
        words.withSaid(nameOf(line.text), saidBeside(line)),
        ...(line.standIn === undefined ? [] : [line.standIn]),
      ]),
    ),
  ]
  const remarkOf = (foods: readonly string[]) => words.madeOnWith(day, words.allOf(foods))
  const ends = told(endOfName)
  const remark = [told(foodOfLine), told(bareFoodOfLine), ends]
    .map(remarkOf)
    .find((each) => lengthOf(each) <= limits.remarkLength)
  if (remark !== undefined) return remark
  const room = limits.remarkLength - lengthOf(remarkOf(['', words.more]))
  return remarkOf([...shortest(ends, room), words.more])
}

/** Keeps as many as have room with a comma behind each, the shortest before all others; they stay in their order. */
function shortest(foods: readonly string[], room: number): string[] {
  const kept = new Set<string>()
  let left = room
  for (const food of foods.toSorted((a, b) => lengthOf(a) - lengthOf(b))) {
    left -= lengthOf(`${food}, `)
    if (left >= 0) kept.add(food)
  }
  return foods.filter((food) => kept.has(food))
}

const lengthOf = (text: string): number => [...text].length

/** At most so many code points, ended between two words. */
function cut(text: string, most: number): string {
  const points = [...text]
  if (points.length <= most) return text
  return points
    .slice(0, most)
    .join('')
    .replace(/\s+\S*$/, '')
}
