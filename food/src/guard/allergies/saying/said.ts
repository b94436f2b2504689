/** One phrase of a told allergy: its words, and which of them only say that something is not eaten. */
import { foodsNamed } from '../../../resolver/lexicon.ts'
import { foldText } from '../../text/fold.ts'
import { fillers } from '../allergy-phrases.ts'
import { isWrittenGroup } from '../group-names.ts'
import { named } from '../list-parts.ts'
import { emptyAnswers } from './empty-answers.ts'
import { foodsJoined } from './joined-sayings.ts'
import type { SaidPhrase } from './phrase.ts'
import { withoutSaidPhrases } from './said-phrases.ts'

/** A year, or how old somebody was. */
const number = /^\d+$/
/** Vietnamese is often typed without its marks, and its foods are short: 'me' is sesame there. */
const vietnamese = /(?:^| )(?:di ung|kieng|khong)(?= |$)/
const withMarks = /[^\s,;:]*[^\p{ASCII}\s][^\s,;:]*/gu

const isName = (word: string): boolean => named(word) !== undefined

/** Reads a phrase as it was typed. */
export function saidPhrase(typed: string): SaidPhrase {
  const folded = foldText(typed).replaceAll('\n', ' ')
  const marked = namesWithMarks(typed)
  const isVietnamese = vietnamese.test(folded)
  const words = withoutSaidPhrases(folded)
    .split(' ')
    .filter((word) => !number.test(word))
    .flatMap((word) => (fillers.has(word) ? word : (foodsJoined(word, isName) ?? word)))
  const isMeant = (word: string): boolean => marked.has(word) || (isVietnamese && isName(word))
  const isFiller = (word: string): boolean => fillers.has(word) && !isMeant(word)
  const core = words.filter((word) => !isFiller(word)).join(' ')
  // 'Di ung bo' is an allergy to butter or beef; 'bo' alone is a no.
  return { words, isFiller, core, isNone: emptyAnswers.has(core) && !words.some(isMeant) }
}

/** The words that are written as a food is, marks and all: 'mè' is sesame, and 'me' says who. */
function namesWithMarks(typed: string): ReadonlySet<string> {
  const written = [...typed.normalize('NFC').toLowerCase().matchAll(withMarks)].map(([word]) => word)
  return new Set(
    written
      .filter(
        (word) =>
          isWrittenGroup(word) ||
          foodsNamed(foldText(word)).some(({ name }) => name.normalize('NFC').toLowerCase() === word),
      )
      .map(foldText),
  )
}
