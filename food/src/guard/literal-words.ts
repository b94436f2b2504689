/** Finds the words of one student that belong to no group: as words, at either end of longer ones, in any spelling that folds to them. */
import type { LiteralWord } from './allergies.ts'
import { foldText } from './fold.ts'
import { type IndexedText, within } from './indexed-text.ts'
import { plurals } from './plurals.ts'
import type { Place, Reading } from './reading.ts'
import { edits } from './spelling.ts'

/** From this length a word also counts as the beginning or the end of a longer one: 'corn' in 'cornflour' and 'popcorn'. */
const partOfWordFrom = 4
/** From this length one keystroke is forgiven. */
const forgivenFrom = 6

/** The words found in a recipe, with the first place of each. */
export function findWords(reading: Reading, words: readonly LiteralWord[]): { word: string; where: Place }[] {
  return words.flatMap((literal) => {
    const field = firstField(reading, literal.forms.flatMap(spellings))
    return field === undefined
      ? []
      : [{ word: literal.word, where: reading.places[field] ?? { part: 'title', index: 0 } }]
  })
}

function spellings(form: string): string[] {
  const plain = foldText(form)
  return [plain, ...plurals(plain)].map((text) => text.replace(/[ \n]/g, '')).filter((text) => text !== '')
}

function firstField(reading: Reading, spelt: readonly string[]): number | undefined {
  for (const text of reading.texts) {
    const chars = String.fromCharCode(...text.codes.subarray(0, text.length))
    for (const form of spelt) {
      const at = occurrence(text, chars, form)
      if (at !== undefined) return text.fields[at]
    }
    const at = misspelt(text, chars, spelt)
    if (at !== undefined) return text.fields[at]
  }
  return undefined
}

function occurrence(text: IndexedText, chars: string, form: string): number | undefined {
  const free = form.length >= partOfWordFrom || !/^[a-z]+$/.test(form)
  for (let at = chars.indexOf(form); at >= 0; at = chars.indexOf(form, at + 1)) {
    const begins = text.joints[at] !== within
    const ends = text.joints[at + form.length] !== within
    if ((begins && ends) || (free && (begins || ends)) || !/[a-z]/.test(form)) return at
  }
  return undefined
}

function misspelt(text: IndexedText, chars: string, spelt: readonly string[]): number | undefined {
  const long = spelt.filter((form) => form.length >= forgivenFrom && /^[a-z]+$/.test(form))
  if (long.length === 0) return undefined
  for (let from = 0; from < text.length; ) {
    let end = from + 1
    while (text.joints[end] === within) end++
    const word = chars.slice(from, end)
    if (
      long.some(
        (form) => Math.abs(form.length - word.length) <= 1 && word[0] === form[0] && edits(form, word) <= 1,
      )
    )
      return from
    from = end
  }
  return undefined
}
