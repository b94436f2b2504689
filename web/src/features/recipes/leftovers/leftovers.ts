import { limits } from '@shelfmate/contract/api/limits'
import { daysAfter } from '@shelfmate/contract/pantry/expiry'
import type { SuggestedRecipe } from '@shelfmate/contract/recipes/recipes'
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
  const cooked = recipe.ingredients.flatMap(({ text, standIn }) => [
    text.split(',')[0] ?? text,
    ...(standIn === undefined ? [] : [standIn]),
  ])
  const made = words.madeOnWith(formatDate(today), [...new Set(cooked)].join(', '))
  return {
    name: leftoversName(recipe),
    quantity: portions,
    remark: cut(made, limits.remarkLength),
    place: 'fridge' as const,
    size: '',
    dateSource: 'suggested' as const,
    expiryDates: [daysAfter(today, keepsDays)],
  }
}

/** At most so many code points, ended between two words. */
function cut(text: string, most: number): string {
  const points = [...text]
  if (points.length <= most) return text
  return points
    .slice(0, most)
    .join('')
    .replace(/\s+\S*$/, '')
}
