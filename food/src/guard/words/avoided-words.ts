/** A word of no group becomes what the guard looks for: the word, its other names, and all foods of its kind. */
import { type Food, foodNamed } from '../../foods.ts'
import { memoize } from '../../memoize.ts'
import { nameWords } from '../../names.ts'
import { type FoodKind, foodKinds } from '../../resolver/kinds.ts'
import { type FoodName, foodsNamed, namesThat } from '../../resolver/lexicon.ts'
import { madeOf } from '../../resolver/made-of.ts'
import { shortened } from '../../resolver/shorthand.ts'
import type { LiteralWord } from '../allergies/allergies.ts'
import { type Keyed, keyOf, nameKeys, padded } from './name-keys.ts'
import { otherFoods } from './other-foods.ts'

/** The kind of food that a folded text names, or undefined. */
export function kindCalled(plain: string): FoodKind | undefined {
  return foodKinds.find((kind) => kind.words.test(plain))
}

const ofKind = new Map<FoodKind, LiteralWord>()

/** What is looked for when somebody avoids a whole kind of food; made once for each kind. */
export function kindWord(kind: FoodKind): LiteralWord {
  const word = ofKind.get(kind) ?? wordOfKind(kind)
  ofKind.set(kind, word)
  return word
}

function wordOfKind(kind: FoodKind): LiteralWord {
  const names = new Set(namesThat(kind.holds))
  return {
    word: kind.label,
    forms: [...new Set([...kind.forms, ...madeOf(kind.label), ...madeOfKind(kind, names)])],
    names,
    excuses: otherFoods(kind.label),
    isKind: true,
  }
}

/** Kinds of things inside foods: who minds histamine minds no food that a tomato is in. */
const substances: ReadonlySet<string> = new Set([
  'fructose',
  'histamine',
  'msg',
  'aspartame',
  'yeast',
  'alcohol',
  'caffeine',
  'gelatine',
])

/** What is made of the foods of a kind and doesn't say so: baba ganoush holds a nightshade. */
const madeOfKind = (kind: FoodKind, names: ReadonlySet<FoodName>): readonly string[] =>
  substances.has(kind.label)
    ? []
    : [...new Set([...names].filter(({ isAlias }) => !isAlias).map(({ name }) => plainName(name)))].flatMap(
        madeOf,
      )

const wordsKept = 500

/** What is looked for when somebody avoids what a word names ('brinjal' is eggplant, aubergine, terong). */
export const avoidedWord: (word: string) => LiteralWord = memoize((word) => {
  const food = foodNamed(word)
  const table = food ? [food.name, ...food.aliases].map(plainName) : []
  const roots = [...new Set([word, ...englishNames(word)])]
  const excuses = excusesOf(roots, word)
  const made = [...roots, ...table, ...aliasesOfNamed(word)].flatMap(madeOf)
  return {
    word,
    forms: [...new Set([...roots, ...table, ...roots.flatMap(shortened), ...made])],
    names: new Set([
      ...roots.flatMap((root) => namesOf(root, excuses)),
      ...(roots.length > 1 ? compoundsOf(word, excuses) : []),
      ...made.flatMap(namesOfTable),
      ...germanCompounds(roots, excuses),
    ]),
    excuses,
    isKind: false,
  }
}, wordsKept)

/** A red pepper is no black pepper, and is one of the peppers to who wrote 'pepper'. */
function excusesOf(roots: readonly string[], word: string): string[] {
  const others = roots.slice(1).flatMap(otherFoods)
  const holdsWord = (phrase: string) => padded(keyOf(phrase)).includes(padded(keyOf(word)))
  return [...new Set([...otherFoods(word), ...others.filter((phrase) => !holdsWord(phrase))])]
}

const plainName = (name: string): string => name.replace(/ (?:fresh|raw|dry)$/, '')

/** What the table calls the foods that a word of another language names: 'Erdbeeren' is strawberry. */
function englishNames(word: string): string[] {
  return foodsNamed(word).flatMap(({ food, isAlias }) => (isAlias ? [plainName(food.name)] : []))
}

/** What else the table calls them: 'chocolat' is chocolate, of which cocoa is a part. */
const aliasesOfNamed = (word: string): string[] =>
  foodsNamed(word).flatMap(({ food, isAlias }) => (isAlias ? food.aliases : []))

const shortestStem = 5
/** Of a German plural, whose ending no other language's word has: 'Birnen', in 'Birnensaft'. */
const shortestPlural = 6

/** The names of one word that begin with a word of another language: 'Erdbeermarmelade' is made of Erdbeeren. */
function compoundsOf(word: string, excuses: readonly string[]): FoodName[] {
  const stem = word.replace(/(?:en|n|e|s)$/, '')
  const isPlural = word.endsWith('en') && word.length >= shortestPlural
  if ((stem.length < shortestStem && !isPlural) || stem.includes(' ')) return []
  return namesThat(
    ({ name, plain }) =>
      plain.includes(stem) &&
      nameWords(name).some((part) => part.startsWith(stem)) &&
      !excuses.some((other) => plain.includes(other)),
  )
}

/** All names, in every language, of what the table itself calls so: applesauce is also Apfelmus. */
const namesOfTable = (name: string): readonly FoodName[] =>
  foodsNamed(name).flatMap(({ food, isAlias }) => (isAlias ? [] : (nameKeys().namesByFood.get(food) ?? [])))

/** Languages that write what a food is made of and what it is in one word. */
const compounding: ReadonlySet<string | undefined> = new Set(['german', 'dutch'])

/** The made foods whose German or Dutch names begin with one of the foods named: 'Kartoffelsalat' is made of potatoes. */
function germanCompounds(roots: readonly string[], excuses: readonly string[]): FoodName[] {
  const named = new Set(roots.flatMap((root) => foodsNamed(root).map(({ food }) => food)))
  const stems = [...named]
    .filter(({ category }) => unmade.has(category))
    .flatMap((food) => nameKeys().namesByFood.get(food) ?? [])
    .filter(({ language, plain }) => compounding.has(language) && /^\p{L}+$/u.test(plain))
    .map(({ plain }) => plain.replace(/(?:en|n|e|s)$/, ''))
    .filter((stem) => stem.length >= shortestStem)
  if (stems.length === 0) return []
  return namesThat(
    ({ plain, food, language }) =>
      compounding.has(language) &&
      !unmade.has(food.category) &&
      stems.some((stem) => plain.startsWith(stem)) &&
      !excuses.some((other) => plain.includes(other)),
  )
}

/** The names of the foods that it names, and of those made of it: 'kiwi' and 'kiwi juice'. */
function namesOf(word: string, excuses: readonly string[]): FoodName[] {
  const own = new Set(foodsNamed(word).map(({ food }) => food))
  const wanted = keyOf(word)
  const others = excuses.map(keyOf)
  const tells = ({ key }: Keyed<unknown>): boolean =>
    // A word without a letter tells nothing: everything is in doubt.
    (wanted === '' ? key.trim() !== '' : key.includes(padded(wanted))) &&
    !others.some((other) => key.trim().includes(other))
  const all = nameKeys()
  const first = wanted.split(' ')[0] ?? ''
  const near = wanted === '' ? all : { foods: all.foodsByWord.get(first), names: all.namesByWord.get(first) }
  for (const food of near.foods ?? []) if (tells(food)) own.add(food.thing)
  const ownNames = [...own].flatMap((food) => all.namesByFood.get(food) ?? [])
  return [
    ...ownNames,
    ...(near.names ?? []).filter(tells).map(({ thing }) => thing),
    ...ownNames.flatMap((name) => namesMadeOf(name, own, others)),
  ]
}

/** Of a name that says which food is meant. */
const shortestMaterial = 4
/** What grows or is slaughtered is another food by its own name: 'pomme de terre' is no apple. */
const unmade: ReadonlySet<string> = new Set(
  'fruit vegetable herb spice nuts-seeds meat poultry seafood grains-noodles egg plant-protein'.split(' '),
)

/** The names of made foods with another name of a food in them: who can't eat peach can't drink 'néctar de durazno'. */
function namesMadeOf(
  { plain, food }: FoodName,
  own: ReadonlySet<Food>,
  others: readonly string[],
): FoodName[] {
  if (plain.length < shortestMaterial || !unmade.has(food.category)) return []
  if (foodsNamed(plain).some((named) => !own.has(named.food))) return []
  const wanted = padded(keyOf(plain))
  return (nameKeys().namesByWord.get(wanted.trim().split(' ')[0] ?? '') ?? [])
    .filter(
      ({ thing, key }) =>
        key.includes(wanted) &&
        !own.has(thing.food) &&
        !unmade.has(thing.food.category) &&
        !others.some((other) => key.trim().includes(other)),
    )
    .map(({ thing }) => thing)
}
