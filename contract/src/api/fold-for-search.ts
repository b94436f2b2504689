/** Letters that Unicode does not take apart, as somebody types them who has no key for them or ends no word there. */
const plainLetters: Record<string, string> = {
  ς: 'σ',
  ı: 'i',
  đ: 'd',
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
}
const whole = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu')

/**
 * Text as searches compare it: without case, accents and surrounding blanks. The server stores it beside the text and
 * screens fold live changes by it, so that both find the same. What changes here changes what is stored: migrate it.
 */
export const foldForSearch = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(whole, (letter) => plainLetters[letter] ?? letter)
    .trim()
