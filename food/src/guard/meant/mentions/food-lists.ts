/** Lists of foods in a sentence: 'instead of milk and butter', 'without nuts or oats'. Read on folded text. */

import { memoize } from '../../../memoize.ts'
import { foodsNamed } from '../../../resolver/lexicon.ts'
import { anyOf } from './word-lists.ts'

/** What may stand before a food and leaves what is said of it. */
const fillers = new RegExp(
  `(?: (?:${anyOf(`
    the any a an added extra usual traditional your my real actual dairy animal cows whole plain fresh single double sour heavy melted beaten grated additional classic
    das die den der dem ein eine einen jede jeden jegliche zusatzliche le la les l un une d du de des aucun aucune el los las una del al nada_de il lo i gli uno o os as um uma do da`)}))+$`,
  'u',
)
const links = /^(?:and|or|nor|und|oder|noch|et|ou|ni|y|e|o|u|ne|oppure|dan|atau|aur|ya)$/
const mostFoodWords = 3
/** Longer lists are taken for what they are written as: nobody leaves out more, and each food costs all the text before it. */
const mostFoods = 8

/** Asked anew for every term of a step, by whatever reads what stands before it, and for every clause behind it. */
const textsKept = 500
const longestStep = 600

/** The words before a food in every way to take them: as they are, without articles, without the foods that stand before it in its list. */
export const beforeList: (before: string) => readonly string[] = memoize(
  (before) => headsOf(before, mostFoods),
  textsKept,
  longestStep,
)

function headsOf(before: string, most: number): readonly string[] {
  const bare = before.replace(fillers, '')
  const words = bare.split(' ')
  const own = bare === before ? [before] : [before, bare]
  return most > 0 && links.test(words.at(-1) ?? '')
    ? [...own, ...withoutFoods(words.slice(0, -1), most - 1)]
    : own
}

function withoutFoods(words: readonly string[], most: number): readonly string[] {
  return Array.from({ length: Math.min(mostFoodWords, words.length - 1) }, (_, at) => at + 1)
    .filter((count) => foodsNamed(words.slice(-count).join(' ')).length > 0)
    .flatMap((count) => headsOf(words.slice(0, -count).join(' '), most))
}

const link = / (?:and|or|nor|und|oder|et|ou|ni|y|e|o|dan|atau) /

/** Whether a clause consists of foods alone: 'milk or butter'. */
export const isAllFoods: (clause: string) => boolean = memoize(
  (clause) =>
    clause.split(link).every((part) => foodsNamed(part.replace(/^(?:or|and|nor|the) /, '')).length > 0),
  textsKept,
  longestStep,
)

/** Whether what stands behind a food only goes on with its list, to the end of the clause: 'and the sour cream'. */
export const isRestOfList = (behind: string): boolean =>
  /^(?:and|or|nor) /.test(behind) && isAllFoods(behind.replace(/^(?:and|or|nor) (?:the )?/, ''))
