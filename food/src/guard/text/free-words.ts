/** 'Free' behind a food, which claims that there is none of it, and where it begins something else: 'milk free from lactose', 'eggs free run'. */
import { endOfWord, type IndexedText, soft, within, wordsOf } from './indexed-text.ts'

const free = 'free'
const goingOn = 'from|of|to|range|ranged|run|running|roam|roaming|flow|flowing'
const goesOn: ReadonlySet<string> = new Set(goingOn.split('|'))
/** What may not stand behind a claim in a folded text, or one as it was typed. */
export const noMoreFree = `(?!(?<=free)[ \\n-]+(?:${goingOn})(?!\\p{L}))`

const goesOnAt = (text: IndexedText, end: number): boolean =>
  text.joints[end] === soft && goesOn.has(wordsOf(text, end, endOfWord(text, end)))

/** Whether the word 'free' stands from one place of a text to the other and claims that there is none of what it follows. */
export const isFreeOfIt = (text: IndexedText, from: number, end: number): boolean =>
  text.joints[end] !== within && wordsOf(text, from, end) === free && !goesOnAt(text, end)

/** Whether what ends at a place of a text is 'milk free', and behind it stands what that is free of. */
export const isFreeOfMore = (text: IndexedText, end: number): boolean =>
  goesOnAt(text, end) && wordsOf(text, Math.max(0, end - free.length), end) === free
