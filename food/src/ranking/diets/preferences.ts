/** Reads the free text of a student's food preferences: diets and refusals rule dishes out, tastes lift them. */

import { refusesNonVeg } from '../../diet-names.ts'
import { noAllergies } from '../../guard/allergies/allergies.ts'
import type { Reading } from '../../guard/reading/reading.ts'
import { foldText } from '../../guard/text/fold.ts'
import { avoidedWord, kindCalled, kindWord } from '../../guard/words/avoided-words.ts'
import { nameWords, numberless } from '../../names.ts'
import { type Equipment, equipmentNames } from '../../recipe.ts'
import { foodsNamed } from '../../resolver/lexicon.ts'
import { type Dish, dishes } from '../dishes/dishes.ts'
import { isAllergyHeading } from './allergy-words.ts'
import { inClauses, noAllergy, partedAtBut } from './clauses.ts'
import { diets, type FoodRule, refusals } from './diets.ts'
import { areLinesFree } from './in-lines.ts'
import { namesDiet, refusedAndLiked, termsIn } from './refused.ts'
import { isHot, tastes } from './tastes.ts'
import { foodBehind, refusesBelow, toldAllergies } from './told-allergies.ts'
import { toldRules } from './told-rules.ts'

/** What a rule looks at: a dish, or a single food. */
export interface Eaten extends Pick<Dish, 'foods' | 'words'> {
  readonly recipe: Pick<Dish['recipe'], 'equipment'>
  /** What somebody wrote, where that and no page of the cookbook says what is eaten. */
  readonly lines?: () => Reading
}

export interface Preferences {
  /** What was understood, in words for the note on the screen: 'vegetarian', 'no pork', 'Japanese'. */
  understood: readonly string[]
  /** The parts of the text that nothing was understood of, as they were written. */
  notUnderstood: readonly string[]
  /** Whether a dish keeps every diet and refusal. */
  allows: (dish: Eaten) => boolean
  /** How many of the tastes a dish meets; refused tastes count against it. */
  lift: (dish: Dish) => number
}

/** More than anybody means; keeps a pasted novel from costing time. */
const readCharacters = 500

const hotWords = /\b(?:spicy|spice|spices|hot|chill?i(?:es|s)?|pedas)\b|辣/u
const sweetWords = /\b(?:sweets?|sugary|sugar|desserts?)\b|甜/u

/** Understands a preference text; what it does not know changes nothing. */
export function readPreferences(text: string): Preferences {
  const { understood, refused, allows, lift } = readRules(text)
  return { understood, notUnderstood: unreadOf(text, new Set(refused)), allows, lift }
}

/** A label without the note behind it: 'halal' of 'halal (no pork, no alcohol; …)'. */
const withoutNote = (label: string): string => label.replace(/ \(.*\)$/u, '')

/** Returns what is understood of a preference text in plain words of our own that are read just so again: 'halal, no pork'. */
export const inPlainWords = (text: string): string =>
  readPreferences(text)
    .understood.filter((label) => readPreferences(withoutNote(label)).understood.includes(label))
    .map(withoutNote)
    .join(', ')

const partEnd = /[.,;!?\n()。；，、！]+/u
const emptyParts =
  /^(?:(?:[\p{L} ]{1,20}[:–-] ?)?(?:none|nil|n\/?a|nothing|no)|anything(?: goes)?|everything|i eat (?:everything|anything)|all|any|-|no preferences?|no restrictions?|(?:my )?(?:dis)?likes?\s*:?)$/iu

const noAllergyAtAll = new RegExp(`^${noAllergy}$`, 'iu')
const saysNothing = (part: string): boolean =>
  emptyParts.test(part) ||
  noAllergyAtAll.test(part) ||
  isAllergyHeading(part) ||
  refusesBelow(part.toLowerCase())

/** The parts of a text of which nothing is understood, and the refusals that are not in parts of which more is. */
function unreadOf(text: string, refused: ReadonlySet<string>): string[] {
  return partedAtBut(text.slice(0, readCharacters).normalize('NFC'))
    .split(partEnd)
    .map((part) =>
      part
        .replace(/^[^\p{L}\p{N}]+/u, '')
        .replace(/^(?:and|or|but|also|please|i (?:like|love|prefer|enjoy|want)|mostly)\s+/iu, '')
        .trim(),
    )
    .filter((part) => /[\p{L}]/u.test(part) && !saysNothing(part))
    .flatMap((part) => {
      const { understood, unread } = readRules(part)
      // 'Kein Schwein, Rind oder Fisch': a refusal may have begun in the part before.
      const isOfList = termsIn(part.toLowerCase()).every((term) => refused.has(term))
      return understood.length > 0 ? unread : isOfList ? [] : [part]
    })
}

interface Lift {
  label: string
  fits: (dish: Dish) => boolean
  by: number
}
const notSpicy: Lift = { label: 'not spicy', fits: isHot, by: -3 }
const notSweet: Lift = { label: 'nothing sweet', fits: (dish) => dish.recipe.meal === 'sweet', by: -3 }

interface Refused {
  rules: FoodRule[]
  lifts: Lift[]
  /** What no food is called, and words of dishes are. */
  words: { term: string; words: readonly string[] }[]
  unread: string[]
}

/** What the refused terms ask for. */
function readRefused(terms: readonly string[]): Refused {
  const read: Refused = { rules: [], lifts: [], words: [], unread: [] }
  for (const term of terms) {
    const known = refusals.filter((rule) => rule.words.test(term))
    const isDiet = namesDiet(term)
    read.rules.push(...known)
    // Whether it is kept or refused nobody can tell.
    if (isDiet) read.unread.push(term)
    if (hotWords.test(term)) read.lifts.push(notSpicy)
    else if (sweetWords.test(term)) read.lifts.push(notSweet)
    else if (known.length === 0 && !isDiet) {
      const named = foodRule(term)
      const words = nameWords(term).map(numberless)
      if (named) read.rules.push(named)
      else if (words.length > 0 && dishes.some((dish) => words.every((word) => dish.words.has(word))))
        read.words.push({ term, words })
      else read.unread.push(term)
    }
  }
  return read
}

interface RulesRead extends Omit<Preferences, 'notUnderstood'> {
  /** The terms that are refused and understood, and those that are not. */
  refused: readonly string[]
  unread: readonly string[]
}

function readRules(text: string): RulesRead {
  const typed = text.slice(0, readCharacters).normalize('NFC').toLowerCase()
  const whole = typed.replace(refusesNonVeg, 'vegetarian')
  const { told, rest } = toldAllergies(inClauses(whole, foodBehind))
  const { refused, liked } = refusedAndLiked(rest)
  const read = readRefused(refused)
  for (const { rules, unread } of told.map(toldRules)) {
    read.rules.push(...rules)
    read.unread.push(...unread)
  }
  const rules = [...diets.filter((diet) => diet.words.test(liked)), ...read.rules]
  const lifts = [...read.lifts]
  for (const taste of tastes)
    if (taste.words.test(liked)) lifts.push({ label: taste.label, fits: taste.fits, by: 1 })
  for (const word of likedFoodWords(liked))
    lifts.push({ label: word.typed, fits: (dish) => dish.words.has(word.key), by: 1 })

  const kitchen = onlyKitchen(liked)

  return {
    understood: [
      ...new Set([
        ...rules.map((rule) => rule.label),
        ...read.words.map(({ term }) => `no ${term}`),
        ...kitchen.filter((name) => name !== 'no cooking').map((name) => `${name} only`),
        ...lifts.map((lift) => lift.label),
      ]),
    ],
    allows: (dish) =>
      rules.every((rule) => rule.allows(dish.foods)) &&
      rules.every(({ avoids }) => !dish.lines || !avoids || areLinesFree(dish.lines(), avoids())) &&
      (kitchen.length === 0 || dish.recipe.equipment.every((name) => kitchen.includes(name))) &&
      !read.words.some(({ words }) => words.every((word) => dish.words.has(word))),
    refused: [...refused, ...told.flatMap(termsIn)].filter((term) => !read.unread.includes(term)),
    unread: read.unread,
    lift: (dish) => lifts.reduce((sum, lift) => sum + (lift.fits(dish) ? lift.by : 0), 0),
  }
}

/** The rule of who refuses a food or a kind of food by any of its names: 'cilantro', 'nightshades', '香菜'. */
function foodRule(term: string): FoodRule | undefined {
  const plain = foldText(term).replaceAll('\n', ' ')
  const kind = kindCalled(plain)
  if (!kind && foodsNamed(plain).length === 0) return undefined
  const avoided = kind ? kindWord(kind) : avoidedWord(plain)
  const foods = new Set([...avoided.names].map(({ food }) => food))
  return {
    label: `no ${term}`,
    words: /(?!)/,
    allows: (eaten) => !eaten.some((food) => foods.has(food)),
    avoids: () => ({ ...noAllergies, words: [avoided] }),
  }
}

/** What a text says is the whole kitchen ('microwave only', 'I only have a kettle'); empty when it says no such thing. */
function onlyKitchen(liked: string): Equipment[] {
  const clauses = liked.split(/[.,;!?\n]/).filter((clause) => /\b(?:only|just)\b/.test(clause))
  const named = equipmentNames.filter((name) =>
    clauses.some((clause) => new RegExp(`\\b${name.replace(' ', ' ?')}`).test(clause)),
  )
  return named.length > 0 ? [...named, 'no cooking'] : []
}

/** Words that stand in names of foods and say nothing of what one likes, or that a taste knows better. */
const dull = new Set(
  nameWords(`and asian baby black block boiled brown can canned chilli chinese choy cooked cream cube curry dark dried dry
    fresh frozen full green hard hot instant korean leaf light liquid mixed noodle oil paste plain powder red rice salad
    salt sauce seed silken slice sliced soft soup stalk sugar sweet thai vegan water white whole wholemeal with`),
)
const foodWords = new Set(
  dishes
    .flatMap((dish) => dish.foods)
    .flatMap((food) => nameWords(food.name))
    .map(numberless)
    .filter((word) => word.length > 2 && !dull.has(word)),
)

function likedFoodWords(liked: string): { typed: string; key: string }[] {
  const typed = [...new Set(nameWords(liked))]
  return typed.map((word) => ({ typed: word, key: numberless(word) })).filter(({ key }) => foodWords.has(key))
}
