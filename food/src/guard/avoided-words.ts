/** A word of no group becomes what the guard looks for: the word, its other names, and all foods of its kind. */
import { foodNamed, foods } from '../foods.ts'
import { nameWords, numberless } from '../names.ts'
import { type FoodKind, foodKinds } from '../resolver/kinds.ts'
import { type FoodName, foodsNamed, namesThat } from '../resolver/lexicon.ts'
import { madeOf } from '../resolver/made-of.ts'
import type { LiteralWord } from './allergies.ts'
import { otherFoods } from './other-foods.ts'

/** The kind of food that a folded text names, or undefined. */
export function kindCalled(plain: string): FoodKind | undefined {
  return foodKinds.find((kind) => kind.words.test(plain))
}

const ofKind = new Map<FoodKind, ReadonlySet<FoodName>>()

/** What is looked for when somebody avoids a whole kind of food. */
export function kindWord(kind: FoodKind): LiteralWord {
  const names = ofKind.get(kind) ?? new Set(namesThat(kind.holds))
  ofKind.set(kind, names)
  return {
    word: kind.label,
    forms: [...kind.forms, ...madeOf(kind.label)],
    names,
    excuses: otherFoods(kind.label),
    isKind: true,
  }
}

const rememberedAtMost = 500
const remembered = new Map<string, LiteralWord>()

/** What is looked for when somebody avoids what a word names ('brinjal' is eggplant, aubergine, terong). */
export function avoidedWord(word: string): LiteralWord {
  const before = remembered.get(word)
  if (before) return before
  const food = foodNamed(word)
  const table = food ? [food.name, ...food.aliases].map(plainName) : []
  const roots = [...new Set([word, ...englishNames(word)])]
  const excuses = [...new Set(roots.flatMap(otherFoods))]
  const literal: LiteralWord = {
    word,
    forms: [...new Set([...roots, ...table, ...[...roots, ...table].flatMap(madeOf)])],
    names: new Set([
      ...roots.flatMap((root) => namesOf(root, excuses)),
      ...(roots.length > 1 ? compoundsOf(word) : []),
    ]),
    excuses,
    isKind: false,
  }
  if (remembered.size >= rememberedAtMost) remembered.clear()
  remembered.set(word, literal)
  return literal
}

const plainName = (name: string): string => name.replace(/ (?:fresh|raw|dry)$/, '')

/** What the table calls the foods that a word of another language names: 'Erdbeeren' is strawberry. */
function englishNames(word: string): string[] {
  return foodsNamed(word).flatMap(({ food, isAlias }) => (isAlias ? [plainName(food.name)] : []))
}

const shortestStem = 5

/** The names of one word that begin with a word of another language: 'Erdbeermarmelade' is made of Erdbeeren. */
function compoundsOf(word: string): FoodName[] {
  const stem = word.replace(/(?:en|n|e|s)$/, '')
  if (stem.length < shortestStem || stem.includes(' ')) return []
  return namesThat(
    ({ name, plain }) => plain.includes(stem) && nameWords(name).some((part) => part.startsWith(stem)),
  )
}

/** As many letters as the number of a word changes at its end: 'loaf', 'loaves'. */
const changingEnd = 3

/** The names of the foods that it names, and of those made of it: 'kiwi' and 'kiwi juice'. */
function namesOf(word: string, excuses: readonly string[]): FoodName[] {
  const own = new Set(foodsNamed(word).map(({ food }) => food))
  const parts = nameWords(word).map(numberless)
  const others = excuses.map((text) => nameWords(text).map(numberless).join(' '))
  const start = parts[0]?.slice(0, -changingEnd) ?? ''
  const mayTell = /^[a-z0-9]*$/.test(start)
    ? (text: string) => text.toLowerCase().includes(start)
    : () => true
  const tells = (text: string): boolean => {
    const words = nameWords(text).map(numberless)
    const whole = words.join(' ')
    return (
      words.some((_, from) => parts.every((part, at) => words[from + at] === part)) &&
      !others.some((other) => whole.includes(other))
    )
  }
  for (const food of foods) if (mayTell(food.name) && tells(food.name)) own.add(food)
  return namesThat(
    ({ food, name, plain }) => own.has(food) || ((plain.includes(start) || mayTell(name)) && tells(name)),
  )
}
