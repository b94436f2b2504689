/** Reads the free text of a student's food preferences: diets and refusals rule dishes out, tastes lift them. */

import { foldText } from '../../guard/text/fold.ts'
import { avoidedWord, kindCalled, kindWord } from '../../guard/words/avoided-words.ts'
import { nameWords, numberless } from '../../names.ts'
import { type Equipment, equipmentNames } from '../../recipe.ts'
import { foodsNamed } from '../../resolver/lexicon.ts'
import { type Dish, dishes } from '../dishes/dishes.ts'
import { diets, type FoodRule, refusals } from './diets.ts'
import { isHot, tastes } from './tastes.ts'

/** What a rule looks at: a dish, or a single food. */
export type Eaten = Pick<Dish, 'foods' | 'words'> & { readonly recipe: Pick<Dish['recipe'], 'equipment'> }

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

const negator =
  /(?:\b(?:no|not|non|without|avoid(?:ing)?|never|hates?|dislikes?|skip|minus|nothing(?= )|allerg(?:ic|y) to|intolerant to|except(?: for)?|excluding|apart from|other than|besides|(?:everything|anything|all) but|sans|pas d(?:[eu]|es)|libre de|ohne|keine?n?|sin|senza|sem|n[ãa]o como|tanpa|tiada|bebas|bez|(?:saya )?(?:tidak|tak)(?: (?:boleh|makan))*|jangan|zonder|geen|(?:do not|don[’']?t|cannot|can[’']?t|can not|doesn[’']?t|won[’']?t)(?: (?:eat|like|want|take|have|do|consume))?)\b[- ]?|(?:不|无|無|没有)(?:吃|要|喜欢|能吃)?|(?<!\p{L})(?:без|не ем|không(?: ăn)?|بدون|بلا|لا آكل)(?!\p{L})|ไม่(?:กิน|ทาน|เอา))/gu
const clauseEnd = /[.;!?\n()。；！]|\bbut\b|\bplease\b|\bbecause\b/u
const fillers =
  /\b(?:any|the|an?|to|eat|eating|too|very|so|much|many|food|foods|dish(?:es)?|product[s]?|stuff|things?|all|of|like|really|allowed|ok|okay)\b/gu
const free = /([\p{L}]+)(?:[- ]free|[- ]?frei)\b/gu
/** The same in languages that say it after the food. */
const refusedBefore =
  /([\p{L}\p{M} ]+?)[はをも]?[은는을를]?\s*(?:(?<!\p{L})(?:yok|yeme[mz]|yemiyor|istemem)|नहीं|(?:안|못) ?먹|빼고|없이|抜き|なし|食べ(?:ない|ません|られ))\p{L}*/gu

const excepts = /^(?:except|excluding|apart|other|besides)/u
const exception = /\s(?:except(?: for)?|excluding|besides|other than|apart from)\s.*/u

/** Whether a refusal is still going on at the end of a text. */
function isRefusing(before: string): boolean {
  return (before.split(/[.;!?\n()。；！,，、]/u).at(-1) ?? '').search(negator) >= 0
}

/** Splits a text into what is refused and what is left to like. */
function split(text: string): { refused: string[]; liked: string } {
  const refused: string[] = []
  const refuse = (_whole: string, food: string) => {
    refused.push(food.trim())
    return ' ; '
  }
  let liked = text.replace(free, refuse).replace(refusedBefore, refuse)
  // 'no-cook' and 'no cooking' speak of the kitchen, not of a food.
  for (const match of [...liked.matchAll(negator)].reverse()) {
    const rest = liked.slice(match.index + match[0].length)
    if (rest.startsWith('cook')) continue
    // 'No meat except fish' refuses no fish: what is excepted from a refusal is allowed.
    if (excepts.test(match[0]) && isRefusing(liked.slice(0, match.index))) continue
    const clause = rest.split(clauseEnd)[0] ?? ''
    // 'no pork, beef or fish' is one list; in 'no pork, spicy' the comma ends the refusal.
    const isList = /,?\s*(?:\bor\b|\bnor\b|或)/u.test(clause)
    const span = isList ? clause : (clause.split(/[,，、]/u)[0] ?? '')
    const terms = span.split(/[,，、/&+]|\b(?:or|and|nor)\b|或|和/u)
    const kept = terms.map((term) => term.replace(exception, ''))
    refused.push(...kept.map((term) => term.replace(fillers, ' ').replace(/\s+/g, ' ').trim()))
    liked = `${liked.slice(0, match.index)} ; ${rest.slice(span.length)}`
  }
  return { refused: refused.filter((term) => term !== ''), liked }
}

const hotWords = /\b(?:spicy|spice|spices|hot|chill?i(?:es|s)?|pedas)\b|辣/u
const sweetWords = /\b(?:sweets?|sugary|sugar|desserts?)\b|甜/u

/** Understands a preference text; what it does not know changes nothing. */
export function readPreferences(text: string): Preferences {
  const { understood, allows, lift } = readRules(text)
  return { understood, notUnderstood: meaningless(text), allows, lift }
}

const partEnd = /[.,;!?\n()。；，、！]+/u
const emptyParts =
  /^(?:none|no|nil|n\/?a|nothing|anything(?: goes)?|everything|i eat (?:everything|anything)|all|any|-|no preferences?|no restrictions?)$/iu

/** The parts of a text of which nothing is understood, whether read alone or as part of the whole. */
function meaningless(text: string): string[] {
  return text
    .slice(0, readCharacters)
    .normalize('NFC')
    .split(partEnd)
    .map((part) =>
      part.replace(/^\s*(?:and|or|but|also|please|i (?:like|love|prefer|enjoy|want)|mostly)\s+/i, '').trim(),
    )
    .filter(
      (part) => /[\p{L}]/u.test(part) && !emptyParts.test(part) && readRules(part).understood.length === 0,
    )
}

function readRules(text: string): Omit<Preferences, 'notUnderstood'> {
  const { refused, liked } = split(text.slice(0, readCharacters).normalize('NFC').toLowerCase())
  const rules: FoodRule[] = diets.filter((diet) => diet.words.test(liked))
  const refusedWords: { term: string; words: readonly string[] }[] = []
  const lifts: { label: string; fits: (dish: Dish) => boolean; by: number }[] = []

  for (const term of refused) {
    const known = refusals.filter((rule) => rule.words.test(term))
    rules.push(...known)
    if (hotWords.test(term)) lifts.push({ label: 'not spicy', fits: isHot, by: -3 })
    else if (sweetWords.test(term))
      lifts.push({ label: 'nothing sweet', fits: (dish) => dish.recipe.meal === 'sweet', by: -3 })
    else if (known.length === 0 && !diets.some((diet) => diet.words.test(term))) {
      const named = foodRule(term)
      if (named) {
        rules.push(named)
        continue
      }
      const words = nameWords(term).map(numberless)
      if (words.length > 0 && dishes.some((dish) => words.every((word) => dish.words.has(word))))
        refusedWords.push({ term, words })
    }
  }
  for (const taste of tastes)
    if (taste.words.test(liked)) lifts.push({ label: taste.label, fits: taste.fits, by: 1 })
  for (const word of likedFoodWords(liked))
    lifts.push({ label: word.typed, fits: (dish) => dish.words.has(word.key), by: 1 })

  const kitchen = onlyKitchen(liked)

  return {
    understood: [
      ...new Set([
        ...rules.map((rule) => rule.label),
        ...refusedWords.map(({ term }) => `no ${term}`),
        ...kitchen.filter((name) => name !== 'no cooking').map((name) => `${name} only`),
        ...lifts.map((lift) => lift.label),
      ]),
    ],
    allows: (dish) =>
      rules.every((rule) => rule.allows(dish.foods)) &&
      (kitchen.length === 0 || dish.recipe.equipment.every((name) => kitchen.includes(name))) &&
      !refusedWords.some(({ words }) => words.every((word) => dish.words.has(word))),
    lift: (dish) => lifts.reduce((sum, lift) => sum + (lift.fits(dish) ? lift.by : 0), 0),
  }
}

/** The rule of who refuses a food or a kind of food by any of its names: 'cilantro', 'nightshades', '香菜'. */
function foodRule(term: string): FoodRule | undefined {
  const plain = foldText(term).replaceAll('\n', ' ')
  const kind = kindCalled(plain)
  if (!kind && foodsNamed(plain).length === 0) return undefined
  const { names } = kind ? kindWord(kind) : avoidedWord(plain)
  const foods = new Set([...names].map(({ food }) => food))
  return { label: `no ${term}`, words: /(?!)/, allows: (eaten) => !eaten.some((food) => foods.has(food)) }
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
