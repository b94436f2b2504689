/** Every way to take the texts of a recipe: as written, undisguised, with misspelt words replaced; and the foods that they name. */
import { type NameSpan, namesIn } from '../../resolver/lexicon.ts'
import { hard, type IndexedText, indexPlain } from '../text/indexed-text.ts'
import type { TextForms, TextReader } from '../text/text-forms.ts'

/** One reading of all texts with the foods that it names. */
export interface NamedText extends IndexedText {
  readonly names: readonly NameSpan[]
}

/** Foods are looked for once somebody asks: whoever avoids groups alone never does. */
export function nameFoods(plains: readonly string[]): NamedText {
  const text = indexPlain(plains)
  let names: readonly NameSpan[] | undefined
  return {
    ...text,
    get names() {
      names ??= allNames(text)
      return names
    },
  }
}

/** The names in a text, and beside those that a comma parts the names of each part: 'chicken, sausage' may be one food or two. */
function allNames(text: IndexedText): readonly NameSpan[] {
  const names = namesIn(text)
  const isParted = ({ from, end }: NameSpan): boolean => text.joints.subarray(from + 1, end).includes(hard)
  return names.some(isParted) ? [...names, ...namesIn(inParts(text))] : names
}

/** The same text with each part between two commas as a field of its own. */
function inParts(text: IndexedText): IndexedText {
  let part = 0
  return { ...text, fields: text.fields.map((_, at) => (at > 0 && text.joints[at] === hard ? ++part : part)) }
}

/** The plain texts as written, and once more for every further way to take them. */
export function waysToTake(forms: readonly TextForms[], reader: TextReader): (readonly string[])[] {
  const count = Math.max(0, ...forms.map(({ others }) => others.length))
  const readings = [forms.map(({ plain }) => plain)]
  for (let at = 0; at < count; at++)
    readings.push(forms.map(({ plain, others }) => others[at] ?? others.at(-1) ?? plain))
  return readings.flatMap((reading) => [reading, ...repaired(reading, reader)])
}

/** The texts with misspelt words replaced, once by the best guess for each and once by the second. */
function repaired(plains: readonly string[], { repairsOf }: TextReader): (readonly string[])[] {
  const repairs = plains.map(repairsOf)
  const guesses = Math.max(0, ...repairs.map((list) => list.length))
  return Array.from({ length: guesses }, (_, choice) =>
    plains.map((plain, at) => repairs[at]?.[choice] ?? repairs[at]?.at(-1) ?? plain),
  )
}
