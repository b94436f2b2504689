import type { Aliases } from './aliases.ts'

/** What English-speaking students write beside the names of the table: British, American, Indian and Singaporean. */
export const english: Aliases = {
  'wrap tortilla': ['wrap'],
  'frozen fish fingers': ['fish fingers', 'fish sticks'],
}
