import { foldForSearch } from '../api/fold-for-search.ts'

/**
 * What stands between the words of a food's name, or joins them: nobody knows which of it somebody else typed, or their phone made
 * of it. As a pattern, which PostgreSQL reads the same.
 */
export const betweenWords = "[\\s'’‘ʼ`‐‑‒–—-]+"

/** What the folded name of a post must hold for a search to find it: each of its words, wherever; none: any name is found. */
export function searchWords(search: string): string[] {
  const whole = foldForSearch(search)
  const words = whole.split(new RegExp(betweenWords, 'u')).filter((word) => word !== '')
  if (words.length > 0) return [...new Set(words)]
  // Such marks alone are looked for as they are.
  return whole === '' ? [] : [whole]
}
