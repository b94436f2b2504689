/** One thing or several: the last word of what is counted, as far as the plain rules of English go. */

const irregular: Readonly<Record<string, string>> = {
  half: 'halves',
  leaf: 'leaves',
  loaf: 'loaves',
  mango: 'mangoes',
  potato: 'potatoes',
  tomato: 'tomatoes',
  Dose: 'Dosen',
  Tasse: 'Tassen',
  Zehe: 'Zehen',
}
const singular = Object.fromEntries(Object.entries(irregular).map(([one, many]) => [many, one]))
/** Words that are the same for one and for many, or that nobody counts. */
const unchanged = new Set(['anise', 'asparagus', 'calamansi', 'couscous', 'fish', 'hummus', 'tofu'])

/** The plural of a noun. */
export function pluralOf(noun: string): string {
  if (unchanged.has(noun) || singular[noun] || /s$/i.test(noun)) return noun
  if (irregular[noun]) return irregular[noun]
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  if (/(?:ch|sh|x|z)$/.test(noun)) return `${noun}es`
  return noun === 'chilli' ? 'chillies' : `${noun}s`
}

/** The singular of a noun. */
export function singularOf(noun: string): string {
  if (unchanged.has(noun) || /(?:ss|us|is)$/.test(noun)) return noun
  if (singular[noun]) return singular[noun]
  if (noun === 'chillies') return 'chilli'
  if (noun.endsWith('ies')) return `${noun.slice(0, -3)}y`
  if (/(?:ch|sh|x|z)es$/.test(noun)) return noun.slice(0, -2)
  return noun.endsWith('s') ? noun.slice(0, -1) : noun
}

/** What follows the name of what is counted: how it is cut, or where it is from. */
const head = /^(.*?[\p{L}-])(?=$|,|;| \(| (?:in|from|with|of|or|and|cut|for) )/u

/** The text with the name of what is counted for one or for many: 'egg, beaten' and 'eggs, beaten'. */
export function inNumber(text: string, isMany: boolean): string {
  const [, name] = head.exec(text) ?? []
  if (name === undefined) return text
  const start = Math.max(name.lastIndexOf(' '), name.lastIndexOf('-')) + 1
  const noun = name.slice(start)
  return `${name.slice(0, start)}${isMany ? pluralOf(noun) : singularOf(noun)}${text.slice(name.length)}`
}
