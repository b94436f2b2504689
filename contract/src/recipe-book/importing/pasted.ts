/** Splits a recipe that was copied from anywhere into title, ingredients and steps: a first guess, for its owner to look at. */
import { lineOf } from '../lines.ts'
import { draftOf, type RecipeDraft } from './draft.ts'
import { minutesIn } from './durations.ts'
import { type Entry, withHeadings } from './headings.ts'
import { importedRecipes } from './imported-recipes.ts'
import { linesOf } from './plain-text.ts'
import { countIn } from './shapes.ts'

const ingredientsHeading =
  /^(?:#+\s*)?(?:(?:the\s+)?ingredients?|(?:what )?you(?:(?:’|')?ll| will)? need|zutaten|ingrédients|ingredientes|ingredienti|malzemeler|bahan(?:-bahan)?|材料|食材|配料)(?:\s*\([^)]*\))?\s*[:：]?\s*$/i
const stepsHeading =
  /^(?:#+\s*)?(?:instructions?|method|directions?|steps|preparation|how to make(?: it)?|what to do|zubereitung|anleitung|préparation|instructions|preparación|elaboración|preparazione|procedimento|hazırlanışı|cara (?:membuat|memasak)|做法|步骤|步驟|作り方)\s*[:：]?\s*$/i
const endHeading =
  /^(?:#+\s*)?(?:notes?|tips?|nutrition(?:al)?(?: facts| information)?|equipment|video|comments?)\s*[:：]?\s*$/i
const people = 'servings?|portions?|people|persons?|portionen|personen|personnes|personas|persone|pessoas'
const serves = new RegExp(
  [
    String.raw`^\W*(?:serves|servings?|portions?|yields?|makes|feeds|ergibt|portionen|personnes|personas|porzioni)\b\D{0,12}(\d{1,2})\b[^.]{0,20}$`,
    String.raw`^(?:(?:for|für|pour|para|per)\s+)?(\d{1,2})(?:\s*[-–]\s*\d{1,2})?\s*(?:(?:${people})\b\W*|人份)$`,
  ].join('|'),
  'i',
)
/** Words that tell of a time before 'time' or a colon: without these a step may begin so, 'Cook 5 minutes'. */
const parts =
  'prep(?:aration)?|cook(?:ing)?|bak(?:e|ing)|active|zubereitung|préparation|cuisson|preparación|cocción|preparazione|cottura'
const germanTimes = String.raw`(?:\p{L}+-\s*(?:/|und)\s*)?(?:gesamt|arbeits|back|brat|gar|geh|koch|kühl|ruhe|vorbereitungs|zubereitungs)zeit`
const wholes = String.raw`(?:total|ready in|${germanTimes})(?:\s*time)?\s*[:：]?`
const duration = String.raw`(?:about|approx\.?|ca\.?|~)?\s*\d(?:[\d\s.,–-]|to|and|und|et|y|e|h|hrs?|hours?|m|mins?|minutes?|std|stunden?|minuten|heures?|horas?|minutos|ore|minuti)*`
const times = new RegExp(
  String.raw`^\W*(${wholes}|(?:${parts})(?:\s*time\s*[:：]?|\s*[:：]))\s*(${duration})(?:\(.{0,60}|\+.{0,60}|plus\b.{0,60})?$`,
  'iu',
)
/** Where one time of a line, or its portions, end and the next begins: 'Prep: 10 min, cook: 20 min', 'Prep 10 min | Cook 20 min | Serves 4'. */
const betweenTold = new RegExp(
  String.raw`\s*(?:[|•·;]|,(?!\d))\s*|\s+(?=(?:total|(?:${parts}))\s*(?:time|[:：])|(?:serves|servings?|yields?)\s*[:：]|${germanTimes})`,
  'iu',
)
const barBetween = /[|•·]/u
const inBars = new RegExp(
  String.raw`^\W*(${wholes}|(?:${parts})(?:\s*time)?\s*[:：]?)\s*(${duration})$`,
  'iu',
)
/** Longer than any line of an ingredient list, most of the time. */
const longLine = 90

/** A draft of what was pasted; undefined where there is nothing to cook in it. */
export function draftOfPasted(text: string): RecipeDraft | undefined {
  const fromData = draftOfData(text)
  if (fromData) return fromData
  const lines = linesOf(text)
  const told = lines.flatMap((line) => (timesOf(line).length === 0 ? line : line.split(betweenTold)))
  const portions = told.map((part) => serves.exec(part)).find((found) => found !== null)
  const rest = lines.filter((line) => !serves.test(line) && timesOf(line).length === 0)
  const { ingredients, ...others } = sorted(rest)
  return draftOf({
    ...others,
    ingredients: withHeadings(ingredients.map(entryOf)),
    minutes: timeIn(lines),
    portions: countIn(portions?.[1] ?? portions?.[2]),
  })
}

/** Somebody may paste what a program wrote. */
function draftOfData(text: string): RecipeDraft | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined
  try {
    return importedRecipes(JSON.parse(text))[0]
  } catch {
    return undefined
  }
}

/** What a line tells of times, where it tells of nothing else but portions; bars part no sentence of a step. */
function timesOf(line: string): RegExpExecArray[] {
  const whole = times.exec(line)
  if (whole) return [whole]
  const pattern = barBetween.test(line) ? inBars : times
  const parted = line.split(betweenTold).filter((part) => !serves.test(part))
  const told = parted.map((part) => pattern.exec(part))
  const found = told.filter((part) => part !== null)
  return found.length === told.length ? found : []
}

/** The whole time, else what is told of its parts together. */
function timeIn(lines: readonly string[]): number | undefined {
  const told = lines.flatMap(timesOf).flatMap(([, kind = '', value = '']) => {
    const minutes = minutesIn(value)
    return minutes === undefined ? [] : [{ isWhole: /total|ready|gesamt/i.test(kind), minutes }]
  })
  const whole = told.find(({ isWhole }) => isWhole)?.minutes
  const sum = told.reduce((total, { minutes }) => total + minutes, 0)
  return whole ?? (sum > 0 ? sum : undefined)
}

interface Sorted {
  title: string
  ingredients: string[]
  steps: string[]
}

function sorted(lines: readonly string[]): Sorted {
  const at = lines.findIndex((line) => ingredientsHeading.test(line))
  const then = lines.findIndex((line) => stepsHeading.test(line))
  if (at >= 0 && then > at) {
    const steps = lines.slice(then + 1)
    const end = steps.findIndex((line) => endHeading.test(line))
    return {
      title: lines.slice(0, at)[0] ?? '',
      ingredients: lines.slice(at + 1, then),
      steps: end < 0 ? steps : steps.slice(0, end),
    }
  }
  return guessed(lines.filter((line) => !ingredientsHeading.test(line) && !stepsHeading.test(line)))
}

/** 'For the sauce:'; what has an amount is an ingredient, whatever its end. */
function entryOf(text: string): Entry {
  const isHeading = /[:：]$/.test(text) && lineOf(text).amount === undefined
  return isHeading ? { text: text.replace(/^[-–—*•·\s]+/u, ''), isHeading } : { text }
}

/** Without headings: what begins with an amount or a bullet is an ingredient, and the steps begin where a sentence does. */
function guessed(lines: readonly string[]): Sorted {
  const [first = '', ...others] = lines
  const hasTitle = !isStep(first) && lineOf(first).amount === undefined
  const body = hasTitle ? others : lines
  const from = body.findIndex(isStep)
  return {
    title: hasTitle ? first : '',
    ingredients: from < 0 ? [...body] : body.slice(0, from),
    steps: from < 0 ? [] : body.slice(from),
  }
}

const isStep = (line: string): boolean =>
  /^(?:step\s*)?\d{1,2}\s*[.)]\s/i.test(line) ||
  line.length > longLine ||
  (/[.!。]$/.test(line) && /\s\S+\s/.test(line) && lineOf(line).amount === undefined)
