/** Lines of an ingredient list as people write them: how much, of what, and whether the dish works without. */

import { limits } from '../api/limits.ts'
import { numberPattern } from '../cooking/amounts.ts'
import { unitWords } from '../cooking/units.ts'
import type { RecipeContent } from './recipe-content.ts'

type RecipeLine = RecipeContent['ingredients'][number]

const number = `(?:${numberPattern})(?:\\s*(?:-|–|to)\\s*(?:${numberPattern}))?`
const unit = `(?:fl\\.?\\s+oz|${unitWords.join('|')})\\b\\.?`
const measure = `(?:${number})\\s*${unit}`
/** '450 g/1 lb', '200 g - 250 g', '1 lb 9 oz' */
const measures = `${measure}(?:\\s*(?:[/+–-]|to\\b)\\s*${measure}|(?<=lbs?\\.?|pounds?)\\s*(?:${number})\\s*(?:oz|ounces?)\\b\\.?)*`
const leading = new RegExp(
  // Zeros are a kind of flour, a percentage is a kind of milk, and the half of '1 1/2-inch' is no food.
  `^(?!0+\\s)(${measures}|(?:${number})(?!\\s*${unit}\\s*[/+]|\\s+(?:\\p{No}|\\d+[/⁄]\\d))|(?:an?\\s+)?(?:pinch|dash|handful|knob|splash))\\s+(?:of\\s+)?([^\\s%].*)$`,
  'isu',
)
const bullet = /^(?:[-–—*•·‣◦▢☐]\s*)+/u
const optionalMark = /\s*[,(]?\s*\(?\boptional\b\)?\s*$/i

/** A typed line as a recipe keeps it; every word of it that is no amount stays in the text. */
export function lineOf(typed: string): RecipeLine {
  const plain = typed.replace(bullet, '').replace(/\s+/g, ' ').trim()
  const needed = plain.replace(optionalMark, '')
  const optional = needed !== plain && needed !== ''
  const line = optional ? needed : plain
  const [, amount, text] = leading.exec(line) ?? []
  if (amount === undefined || text === undefined || amount.length > limits.recipeAmountLength)
    return { text: line, optional }
  return { text, amount, optional }
}

/** The line as its writer would type it again. */
export function writtenLine({ text, amount, optional }: RecipeLine): string {
  return `${amount === undefined ? '' : `${amount} `}${text}${optional ? ' (optional)' : ''}`
}
