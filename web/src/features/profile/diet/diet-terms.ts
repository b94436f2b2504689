/** Offered as chips under the two fields; a chip writes its word into the field and takes it out again. */
export const commonPreferences = [
  'Halal',
  'Vegetarian',
  'Vegan',
  'No beef',
  'No pork',
  'Spicy',
  'Not spicy',
  'Quick to cook',
] as const

/** The 14 allergens that the law of many countries names, in a student's words. */
export const commonAllergies = [
  'Peanuts',
  'Nuts',
  'Milk',
  'Eggs',
  'Fish',
  'Crustaceans',
  'Molluscs',
  'Soy',
  'Gluten',
  'Sesame',
  'Mustard',
  'Celery',
  'Lupin',
  'Sulphites',
] as const

const separator = /[,;\n]/

const wordsOf = (text: string) =>
  text
    .split(separator)
    .map((word) => word.trim())
    .filter((word) => word !== '')

const isSame = (a: string, b: string) => a.toLocaleLowerCase() === b.toLocaleLowerCase()

/** Whether a term stands in the text as a word of its own, whatever its case. */
export function hasTerm(text: string, term: string): boolean {
  return wordsOf(text).some((word) => isSame(word, term))
}

/** The text with the term added at its end, or without it if it was there; the rest stays as it was typed. */
export function toggleTerm(text: string, term: string): string {
  if (!hasTerm(text, term)) {
    const before = text.replace(/[\s,;]+$/, '')
    return before === '' ? term : `${before}, ${term}`
  }
  const kept = text.split(separator).filter((word) => !isSame(word.trim(), term))
  return kept.join(',').trim()
}
