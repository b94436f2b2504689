/** Alternatives of a pattern, written as one text parted by spaces; '_' stands for the space within one. */
export const anyOf = (text: string): string => text.trim().split(/\s+/).join('|').replaceAll('_', ' ')
