import type { ToldAllergies, ToldPreferences } from '@shelfmate/contract/profile/diet'
import { allergyNote } from '#lib/allergy-words.ts'

/** Something that is said of what was typed: 'Avoiding: milk, tree nuts.' */
interface Said {
  label: string
  words: readonly string[]
  /** It does less than its author may think. */
  isWeak: boolean
}

interface Understood {
  said: readonly Said[]
  notes: readonly string[]
}

const nothing: Understood = { said: [], notes: [] }

const withWords = (said: readonly Said[]) => said.filter(({ words }) => words.length > 0)

/** What is followed of preferences. */
export function readingOfPreferences(told: ToldPreferences | undefined): Understood {
  if (!told) return nothing
  const said = withWords([
    { label: 'Following', words: told.understood, isWeak: false },
    { label: 'Not understood', words: told.notUnderstood, isWeak: true },
  ])
  return { said, notes: [] }
}

/** Groups as students call them. */
const called: Readonly<Record<string, string>> = { nuts: 'tree nuts' }

/** What is avoided of allergies. */
export function readingOfAllergies(told: ToldAllergies | undefined): Understood {
  if (!told) return nothing
  const alone = new Set(told.notes.flatMap(({ code, phrase }) => (code === 'WORD_ONLY' ? [phrase] : [])))
  const said = withWords([
    {
      label: 'Avoiding',
      words: [
        ...told.avoided.map((group) => called[group] ?? group),
        ...told.words.filter((word) => !alone.has(word)),
      ],
      isWeak: false,
    },
    { label: 'Matched only as a word', words: told.words.filter((word) => alone.has(word)), isWeak: true },
  ])
  const notes = told.notes
    .filter(({ code }) => code !== 'WORD_ONLY')
    .flatMap((note) => allergyNote(note) ?? [])
  return { said, notes }
}

/** All of it as a screen reader says it. */
export const inWords = ({ said, notes }: Understood): string =>
  [...said.map(({ label, words }) => `${label}: ${words.join(', ')}.`), ...notes].join(' ')
