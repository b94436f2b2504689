/** All names that foods have beside those of the table, one file a language. */
import type { Aliases } from './aliases.ts'
import { english } from './english.ts'

export const languages: readonly Aliases[] = [english]
