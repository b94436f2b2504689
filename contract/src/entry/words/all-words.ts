import { chinese, indonesian, malay, turkish } from './asian.ts'
import { english } from './english.ts'
import type { EntryWords } from './entry-words.ts'
import { dutch, german } from './germanic.ts'
import { french, italian, portuguese, spanish } from './romance.ts'

/** Every language whose words are known. */
export const allWords: readonly EntryWords[] = [
  english,
  german,
  dutch,
  french,
  spanish,
  italian,
  portuguese,
  malay,
  indonesian,
  turkish,
  chinese,
]
