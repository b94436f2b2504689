/** Parts a list written over several lines into its terms. */
export const listed = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((term) => term.trim())
    .filter((term) => term !== '')

/** Parts words written over several lines. */
export const wordsOfList = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')

/** The same, to look words up in. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(wordsOfList(text))
