/** Vietnamese foods that only their marks tell from other words: 'bơ' is butter, 'bò' is beef, and 'bo' is no. */
const foods: readonly (readonly [written: string, name: string])[] = [
  ['(?<!(?:trái|quả) )bơ(?! (?:sữa|đậu|lạc|hạnh|thực vật))', 'butter'],
  ['(?<!sữa )bò', 'beef'],
  ['hến', 'clams'],
  ['sò(?! (?:điệp|huyết|lông))', 'clams'],
  ['hào', 'oysters'],
  ['(?<!sò )điệp', 'scallops'],
  ['tép', 'shrimps'],
  ['ghẹ', 'crabs'],
]
const asWords = foods.map(([written, name]) => ({
  pattern: new RegExp(`(?<![\\p{L}\\p{M}])${written}(?![\\p{L}\\p{M}])`, 'giu'),
  name,
}))

/** A typed text with such foods by a name that stays when marks are folded away. */
export const withNamesForMarks = (typed: string): string =>
  asWords.reduce((text, { pattern, name }) => text.replace(pattern, name), typed.normalize('NFC'))
