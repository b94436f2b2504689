/** All names that foods have beside those of the table, one file a language. */
import type { Aliases } from './aliases.ts'
import { arabic } from './arabic.ts'
import { brands } from './brands.ts'
import { chinese } from './chinese.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { hindi } from './hindi.ts'
import { italian } from './italian.ts'
import { japanese } from './japanese.ts'
import { korean } from './korean.ts'
import { malay } from './malay.ts'
import { cantonese } from './more/cantonese.ts'
import { danish } from './more/danish.ts'
import { dutch } from './more/dutch.ts'
import { norwegian } from './more/norwegian.ts'
import { pictures } from './more/pictures.ts'
import { polish } from './more/polish.ts'
import { russian } from './more/russian.ts'
import { swedish } from './more/swedish.ts'
import { portuguese } from './portuguese.ts'
import { spanish } from './spanish.ts'
import { tamil } from './tamil.ts'
import { thai } from './thai.ts'
import { turkish } from './turkish.ts'
import { vietnamese } from './vietnamese.ts'

/** Each language's names of foods. */
export const aliasesByLanguage = {
  english,
  brands,
  chinese,
  malay,
  tamil,
  hindi,
  japanese,
  korean,
  german,
  french,
  spanish,
  portuguese,
  italian,
  turkish,
  arabic,
  vietnamese,
  thai,
  cantonese,
  dutch,
  polish,
  russian,
  swedish,
  danish,
  norwegian,
  pictures,
} as const satisfies Readonly<Record<string, Aliases>>

/** A language that foods have names in; 'brands' and 'pictures' are named in all of them. */
export type AliasLanguage = keyof typeof aliasesByLanguage

export const languages: readonly Aliases[] = Object.values(aliasesByLanguage)
