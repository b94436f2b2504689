import { foldForSearch } from '@shelfmate/contract/api/fold-for-search'
import type { SuggestedName } from '@shelfmate/contract/entry/entry'

export interface OfferedName {
  name: string
  /** Undefined where the server has not said it. */
  picture: string | undefined
}

interface Known {
  /** Names of what is in the pantry, the latest first. */
  own: readonly string[]
  /** What the server offers where nothing is typed. */
  usual: readonly SuggestedName[]
  /** What the server answered to what is typed, or to what was typed a moment ago. */
  answered: readonly SuggestedName[]
}

/** How many first letters are seldom wrong. */
const surelyTyped = 3
/** As many as can be looked through at a glance. */
const mostNames = 8

/**
 * The names to offer for what is typed, without those that are there: what is known here stands first, so that nothing
 * moves under a finger when the server answers.
 */
export function namesToOffer(
  search: string,
  { own, usual, answered }: Known,
  there: readonly string[],
): OfferedName[] {
  const wanted = foldForSearch(search)
  const local = [...own, ...usual.map(({ name }) => name)]
  const pictures = new Map([...usual, ...answered].map(({ name, picture }) => [name, picture]))
  const answers = answered.map(({ name }) => name)
  const like = wanted === '' ? local : [...likeFirst(local, wanted), ...likeFirst(answers, wanted)]
  // 'margerine', 'baguettes': what the server takes it for, if that begins as it does.
  const found = like.length > 0 || wanted === '' ? like : likeFirst(answers, wanted.slice(0, surelyTyped))
  const left = new Set([wanted, ...there.map(foldForSearch)])
  return [...Map.groupBy(found, foldForSearch)]
    .flatMap(([folded, [name]]) => (name === undefined || left.has(folded) ? [] : [name]))
    .slice(0, mostNames)
    .map((name) => ({ name, picture: pictures.get(name) }))
}

/** Names with a word that begins so, those first that begin so themselves. */
function likeFirst(names: readonly string[], wanted: string): string[] {
  const begins = names.filter((name) => foldForSearch(name).startsWith(wanted))
  return [...begins, ...names.filter((name) => foldForSearch(name).includes(` ${wanted}`))]
}
