import type { SuggestedIngredient, SuggestedRecipe } from '../recipes/recipes.ts'
import { type Fineness, measurable, numberPattern, readNumber, writeNumber } from './amounts.ts'
import { inNumber, pluralOf, singularOf } from './nouns.ts'
import { measureWords, unitOf, unitWords } from './units.ts'

/** For how many a recipe can be cooked. */
export const portionsMax = 8

const sizes = new Set(['big', 'boneless', 'large', 'medium', 'ripe', 'small', 'thick', 'thin', 'very'])

const range = `(${numberPattern})(?:\\s*(?:-|–|to)\\s*(${numberPattern}))?`
const leading = new RegExp(`^${range}(\\s*)(.*)$`, 's')
const withOunces = `(${numberPattern})(\\s*)(lbs?\\.?|pounds?)\\s*(${numberPattern})\\s*(?=(?:oz|ounces?)(?!\\p{L}))`
const leadingPounds = new RegExp(`^${withOunces}(.*)$`, 'isu')
const ouncesInPound = 16
const eggs = /\beggs?\b(?! ?(?:noodle|plant|roll|tofu|wash))/i

/** Behind a number that is part of a name: '2% milk', '5-spice', '7up'. */
const ofName = /^(?:%|-\p{L}|up\b)/iu

/** '1.000 g' as pages abroad write a thousand: of grams and millilitres nobody weighs a thousandth. */
const thousands =
  /(?<![\d.,])([1-9]\d{0,2})\.(\d{3})(?=(?:\s*[-–]\s*[\d.]+)?\s*(?:g|gr|grams?|gramm|m[gl])(?!\p{L}))/giu

interface Amount {
  low: number
  high: number | undefined
  gap: string
  /** What stands behind the number. */
  rest: string
  /** The word for pounds where the number is that of '1 lb 9 oz', in ounces. */
  pounds?: string
}

function readAmount(written: string): Amount | undefined {
  const text = written.trim().replace(thousands, '$1$2')
  const [, lb, space = '', pounds, oz, ounces = ''] = leadingPounds.exec(text) ?? []
  if (lb !== undefined && pounds !== undefined && oz !== undefined) {
    const low = readNumber(lb) * ouncesInPound + readNumber(oz)
    return { low, high: undefined, gap: space, rest: ounces, pounds }
  }
  const [, low, high, gap = '', rest = ''] = leading.exec(text) ?? []
  if (low === undefined || readNumber(low) === 0 || ofName.test(rest)) return undefined
  return { low: readNumber(low), high: high === undefined ? undefined : readNumber(high), gap, rest }
}

/** How finely an amount is taken; undefined for one that stays as it is. */
function finenessOf(rest: string, isEgg: boolean): Fineness | undefined {
  const words = rest.match(/\p{L}+/gu) ?? []
  const word = words.find((each) => !sizes.has(each.toLowerCase()))
  if (word === undefined) return isEgg ? 'whole' : 'parts'
  const unit = unitOf(word)
  if (unit) return unit.fineness
  // Half a cucumber is at hand, half a leaf or rasher is not.
  return singularOf(word) === 'cucumber' ? 'parts' : 'whole'
}

/** The words behind the number, for one or for many: '1 slice' and '2 slices', but '2 small' and '2 tbsp'. */
function counted(rest: string, isMany: boolean): string {
  return rest.replace(/^((?:(?:\p{L}+) )*)(\p{L}+)$/u, (all, before: string, unit: string) =>
    sizes.has(unit) || unitOf(unit)?.isInvariable
      ? all
      : before + (isMany ? pluralOf(unit) : singularOf(unit)),
  )
}

interface Scaled {
  /** The amount in words. */
  text: string
  /** The number in it; the higher one of two. */
  value: number
}

/** '3 lb 2 oz': whole pounds, and ounces to the half. */
function scaledPounds({ low, gap, rest }: Amount, pounds: string, factor: number): Scaled {
  const value = Math.max(Math.round(low * factor * 2), 1) / 2
  const parts = [
    [Math.floor(value / ouncesInPound), pounds],
    [value % ouncesInPound, rest],
  ] as const
  const told = parts.filter(([number]) => number > 0)
  const text = told.map(([n, unit]) => writeNumber(n) + gap + counted(unit, n > 1)).join(' ')
  // The dot of the ounces may stand behind what is written anew: '1 lb. 8 oz' + '. beef'.
  return { text: rest.endsWith('.') ? text : text.replace(/\.$/, ''), value }
}

function scaled(amount: Amount, factor: number, fineness: Fineness): Scaled {
  const { low, high, gap, rest, pounds } = amount
  if (pounds !== undefined) return scaledPounds(amount, pounds, factor)
  const least = measurable(low * factor, fineness)
  const most = high === undefined ? least : measurable(high * factor, fineness)
  const number = most > least ? `${writeNumber(least)}-${writeNumber(most)}` : writeNumber(least)
  return { text: `${number}${gap}${rest === '' ? '' : counted(rest, most > 1)}`, value: most }
}

const scaledMeasure = (measured: string, factor: number) => {
  const amount = readAmount(measured)
  const fineness = amount && unitOf(amount.rest)?.fineness
  return fineness ? scaled(amount, factor, fineness).text : measured
}

const oneMeasure = `${withOunces}(?:oz|ounces?)|${range}\\s*(?:${measureWords.join('|')})`
const joints = `(?:^(?:\\s*(?:[-–]|to\\b))?|[+&(]|(?<!\\d)/|\\b(?:plus|and)\\b|(?<=\\d\\s*(?:${measureWords.join('|')}))(?=\\s))\\s*(?:(?:about|approx\\.?|ca\\.?|~)\\s*)?`
const further = new RegExp(
  `(${joints})(${oneMeasure}|${range}\\s*(?:${unitWords.join('|')}))(?![\\p{L}\\d])`,
  'giu',
)
/** 'plus 2 to serve': of the same as before. */
const furtherSame = new RegExp(
  `((?:\\+|\\bplus\\b)\\s*)(${range})(?=\\s*(?:$|[,;)]|(?:to|for|extra|more)\\b))`,
  'giu',
)
const furtherPieces = /(?:\+|\bplus\b)\s*\d/i
const isWhole = (behind: string) => /^\s*(?:[\d)/,;+&]|(?:plus|and)\b)/i.test(behind)

/** Where the bracket opens that a place is in, or -1. */
function bracketAt(text: string, at: number): number {
  const open = text.lastIndexOf('(', at)
  return open > text.lastIndexOf(')', at) ? open : -1
}

/** 'cup + 2 tbsp', 'g - 250 g' */
const withOthers = /^(.*?)(\s*(?:[+&/(]|[-–]\s*\d|\b(?:plus|and|to)\b).*)?$/su

/**
 * What tells of an amount behind the first one, scaled with it: '/8oz', '+ 2 tbsp', '(15 ml)'. Behind pieces, '(400 g)'
 * is how large each is. Undefined where not all of it can be scaled.
 */
function scaledFurther(text: string, factor: number, fineness: Fineness): string | undefined {
  if (furtherPieces.test(text.replace(further, '').replace(furtherSame, ''))) return undefined
  const isMeasured = fineness !== 'whole' && fineness !== 'parts'
  const found = [...text.matchAll(further)].map((match) => ({
    joint: match[1] ?? '',
    bracket: bracketAt(text, match.index + (match[1] ?? '').length),
    behind: text.slice(match.index + match[0].length),
  }))
  // All of a bracket is scaled, as in '(1 cup and 1 cup)', or none of it, as in '(100 g each)'.
  const kept = new Set(found.filter(({ behind }) => !isWhole(behind)).map(({ bracket }) => bracket))
  const scales = found.map(({ joint, bracket }) =>
    bracket < 0
      ? isMeasured || /^(?:[+&]|plus|and)/i.test(joint)
      : (isMeasured && !kept.has(bracket)) || /^\((?:\+|plus)/i.test(text.slice(bracket)),
  )
  let at = 0
  return text
    .replace(further, (all: string, joint: string, more: string) =>
      scales[at++] ? joint + scaledMeasure(more, factor) : all,
    )
    .replace(furtherSame, (all: string, joint: string, number: string) => {
      const amount = readAmount(number)
      return amount ? joint + scaled(amount, factor, fineness).text : all
    })
}

/** What may stand before an amount: 'about 200 g', 'juice of 1 lemon'. */
const ahead =
  /^(?:(?:about|approx(?:\.|imately)?|around|roughly|circa|ca\.?)\s+|~\s*|(?:(?:and|juice|zest|rind)\s+)+of\s+)(?=\d|\p{No})/iu

function scaledLine(line: SuggestedIngredient, factor: number): SuggestedIngredient {
  const { amount, text } = line
  const [before] = ahead.exec(amount ?? text) ?? []
  if (before === undefined) return scaledAmount(line, factor)
  const cut = (written: string) => written.slice(before.length)
  if (amount === undefined) {
    const rest = scaledAmount({ ...line, text: cut(text) }, factor)
    return { ...rest, text: before + rest.text }
  }
  const rest = scaledAmount({ ...line, amount: cut(amount) }, factor)
  return { ...rest, amount: before + (rest.amount ?? '') }
}

function scaledAmount(line: SuggestedIngredient, factor: number): SuggestedIngredient {
  const isEgg = eggs.test(line.text)
  const amount = readAmount(line.amount ?? '')
  if (line.amount !== undefined) {
    const fineness = amount && finenessOf(amount.rest, isEgg)
    if (!amount || !fineness || ofName.test(line.text)) return line
    const [, unit = '', others = ''] = withOthers.exec(amount.rest) ?? []
    const told = scaledFurther(others, factor, fineness)
    const behind = scaledFurther(line.text, factor, fineness)
    if (told === undefined || behind === undefined) return line
    const { text, value } = scaled({ ...amount, rest: unit }, factor, fineness)
    const isBare = !/\p{L}/u.test(amount.rest) || sizes.has(amount.rest.split(' ').at(-1) ?? '')
    const wasMany = (amount.high ?? amount.low) > 1
    const named = isBare && wasMany !== value > 1 ? inNumber(behind, value > 1) : behind
    return withTakes({ ...line, amount: text + told, text: named }, value)
  }
  // As a model may write it: '2 eggs, beaten', '200 g tofu'.
  const written = readAmount(line.text)
  const [word = ''] = written?.rest.match(/^\p{L}+/u) ?? []
  const unit = unitOf(word)
  if (!written || (unit && !unit.fineness)) return line
  const fineness = unit?.fineness ?? (isEgg ? 'whole' : 'parts')
  const { text, value } = scaled({ ...written, rest: unit ? word : '' }, factor, fineness)
  const named = scaledFurther(written.rest.slice(unit ? word.length : 0), factor, fineness)
  if (named === undefined) return line
  const isSame = Boolean(unit) || (written.high ?? written.low) > 1 === value > 1
  return withTakes({ ...line, text: text + (isSame ? named : inNumber(named, value > 1)) }, value)
}

/** Pieces go by the amount that is shown; half a piece is a part of one. */
function withTakes(line: SuggestedIngredient, pieces: number): SuggestedIngredient {
  if (typeof line.takes !== 'number') return line
  return { ...line, takes: Number.isInteger(pieces) ? pieces : 'part' }
}

/** What holds so much, or weighs so much each, whatever is cooked; but of '1 tbsp each of soy sauce and vinegar' two tell twice as much. */
const vessels =
  'bag bottle bowl can casserole container dish glass jar jug mug pack packet pan pitcher pot ramekin saucepan skillet tin tray'
const inStep = new RegExp(
  `(?<![\\d/⁄.,])(?:${oneMeasure})(?![\\p{L}\\d])` +
    `(?!\\)?\\s+(?:(?:\\p{L}+\\s+)?(?:${vessels.replaceAll(' ', '|')})s?|each(?!\\s+(?!(?:and|at|before|between|by|for|from|in|into|on|onto|over|per|then|to|until|using|with)\\b)\\p{L})|balls?|patt(?:y|ies)|pieces?|portions?)\\b)`,
  'giu',
)

/** The measured amounts in a step; sizes of vessels, times and counts stay. */
const scaledStep = (step: string, factor: number) =>
  step.replace(inStep, (measured) => scaledMeasure(measured, factor))

/** The recipe for so many: what is measured and counted is scaled so that it can still be measured and counted. */
export function forPortions(recipe: SuggestedRecipe, portions: number): SuggestedRecipe {
  if (portions === recipe.portions) return recipe
  const factor = portions / recipe.portions
  return {
    ...recipe,
    portions,
    ingredients: recipe.ingredients.map((line) => scaledLine(line, factor)),
    steps: recipe.steps.map((step) => scaledStep(step, factor)),
  }
}
