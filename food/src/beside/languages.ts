/** What labels say beside a food, one file a language, and the shops. */
import { arabic } from './arabic.ts'
import { chinese } from './chinese.ts'
import { dutchAndNordic } from './dutch-and-nordic.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { hindi } from './hindi.ts'
import { italian } from './italian.ts'
import { japanese } from './japanese.ts'
import { korean } from './korean.ts'
import { malay } from './malay.ts'
import { portuguese } from './portuguese.ts'
import { shops } from './shops.ts'
import { slavic } from './slavic.ts'
import { spanish } from './spanish.ts'
import { tamil } from './tamil.ts'
import { thai } from './thai.ts'
import { turkish } from './turkish.ts'
import { vietnamese } from './vietnamese.ts'

/** Lists parted by commas. */
export const besideLanguages: readonly string[] = [
  english,
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
  dutchAndNordic,
  slavic,
  shops,
]
