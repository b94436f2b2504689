/** What is said beside an ingredient line with words that nobody knows. */
export const unknownWarning = (words: string): string => `We don’t know “${words}”. Check its label.`
