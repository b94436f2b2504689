import type { SuggestedIngredient, SuggestedRecipe } from '../recipes/recipes.ts'
import { type Fineness, measurable, numberPattern, readNumber, writeNumber } from './amounts.ts'
import { inNumber, pluralOf, singularOf } from './nouns.ts'

/** For how many a recipe can be cooked. */
export const portionsMax = 8

const measures: Readonly<Record<string, Fineness>> = {
  ...{ g: 'grams', gram: 'grams', grams: 'grams', ml: 'grams' },
  ...{ kg: 'litres', l: 'litres', litre: 'litres', litres: 'litres' },
  ...{ tbsp: 'tbsp', tablespoon: 'tbsp', tablespoons: 'tbsp' },
  ...{ tsp: 'tsp', teaspoon: 'tsp', teaspoons: 'tsp' },
  ...{ cup: 'cups', cups: 'cups' },
}
/** Nobody measures these. */
const byFeeling = new Set(['dash', 'drizzle', 'drop', 'knob', 'pinch', 'splash', 'sprinkle', 'touch'])
/** Halves of these can be had; of everything else that has a word of its own only whole ones. */
const divisible = new Set(
  'bag block bottle bowl box bunch bundle can carton cucumber handful head jar loaf pack packet portion tin tub tube'.split(
    ' ',
  ),
)
const sizes = new Set(['big', 'boneless', 'large', 'medium', 'ripe', 'small', 'thick', 'thin', 'very'])
const abbreviations = new Set(['g', 'kg', 'l', 'ml', 'tbsp', 'tsp'])

const range = `(${numberPattern})(?:\\s*(?:-|–|to)\\s*(${numberPattern}))?`
const leading = new RegExp(`^${range}(\\s*)(.*)$`, 's')
const eggs = /\beggs?\b(?! ?(?:noodle|plant|roll|tofu|wash))/i

interface Amount {
  low: number
  high: number | undefined
  gap: string
  /** What stands behind the number. */
  rest: string
}

function readAmount(text: string): Amount | undefined {
  const [, low, high, gap = '', rest = ''] = leading.exec(text.trim()) ?? []
  if (low === undefined) return undefined
  return { low: readNumber(low), high: high === undefined ? undefined : readNumber(high), gap, rest }
}

/** How finely an amount is taken; undefined for one that stays as it is. */
function finenessOf(rest: string, isEgg: boolean): Fineness | undefined {
  const words = rest.toLowerCase().match(/[\p{L}]+/gu) ?? []
  const unit = words.find((word) => !sizes.has(word))
  if (unit === undefined) return isEgg ? 'whole' : 'parts'
  if (byFeeling.has(singularOf(unit))) return undefined
  return measures[unit] ?? (divisible.has(singularOf(unit)) ? 'parts' : 'whole')
}

/** The words behind the number, for one or for many: '1 slice' and '2 slices', but '2 small' and '2 tbsp'. */
function counted(rest: string, isMany: boolean): string {
  return rest.replace(/^((?:(?:\p{L}+) )*)(\p{L}+)$/u, (all, before: string, unit: string) =>
    sizes.has(unit) || abbreviations.has(unit) ? all : before + (isMany ? pluralOf(unit) : singularOf(unit)),
  )
}

interface Scaled {
  /** The amount in words. */
  text: string
  /** The number in it; the higher one of two. */
  value: number
}

function scaled({ low, high, gap, rest }: Amount, factor: number, fineness: Fineness): Scaled {
  const least = measurable(low * factor, fineness)
  const most = high === undefined ? least : measurable(high * factor, fineness)
  const number = most > least ? `${writeNumber(least)}-${writeNumber(most)}` : writeNumber(least)
  return { text: `${number}${gap}${rest === '' ? '' : counted(rest, most > 1)}`, value: most }
}

function scaledLine(line: SuggestedIngredient, factor: number): SuggestedIngredient {
  const isEgg = eggs.test(line.text)
  const amount = readAmount(line.amount ?? '')
  if (line.amount !== undefined) {
    const fineness = amount && finenessOf(amount.rest, isEgg)
    if (!amount || !fineness) return line
    const { text, value } = scaled(amount, factor, fineness)
    const isBare = !/\p{L}/u.test(amount.rest) || sizes.has(amount.rest.split(' ').at(-1) ?? '')
    const wasMany = (amount.high ?? amount.low) > 1
    const named = isBare && wasMany !== value > 1 ? inNumber(line.text, value > 1) : line.text
    return withTakes({ ...line, amount: text, text: named }, value)
  }
  // As a model may write it: '2 eggs, beaten', '200 g tofu'.
  const written = readAmount(line.text)
  const [unit = ''] = written?.rest.toLowerCase().match(/^\p{L}+/u) ?? []
  if (!written || byFeeling.has(singularOf(unit))) return line
  const measure = measures[unit] ?? (divisible.has(singularOf(unit)) ? 'parts' : isEgg ? 'whole' : 'parts')
  const { text, value } = scaled({ ...written, rest: '' }, factor, measure)
  const isSame = (written.high ?? written.low) > 1 === value > 1 || abbreviations.has(unit)
  return withTakes(
    { ...line, text: text + (isSame ? written.rest : inNumber(written.rest, value > 1)) },
    value,
  )
}

/** Pieces go by the amount that is shown; half a piece is a part of one. */
function withTakes(line: SuggestedIngredient, pieces: number): SuggestedIngredient {
  if (typeof line.takes !== 'number') return line
  return { ...line, takes: Number.isInteger(pieces) ? pieces : 'part' }
}

const inStep = new RegExp(
  `(?<![\\d/.,])${range}\\s*(?:g|kg|ml|l|litres?|tbsp|tablespoons?|tsp|teaspoons?|cups?)\\b` +
    '(?!\\s+(?:\\p{L}+\\s+)?(?:bowl|can|dish|glass|jar|jug|mug|pan|pot|tin)s?\\b)',
  'gu',
)

/** The measured amounts in a step; sizes of vessels, times and counts stay. */
const scaledStep = (step: string, factor: number) =>
  step.replace(inStep, (measured) => {
    const amount = readAmount(measured)
    const fineness = amount && measures[amount.rest]
    return fineness ? scaled(amount, factor, fineness).text : measured
  })

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
