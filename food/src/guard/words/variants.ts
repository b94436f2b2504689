/** Other ways in which a reader may take a text: without its markup, and with digits and signs read as the letters they resemble. */

const markup = /<[^<>\n]{0,80}>|&(?:shy|zwnj|zwj|ZeroWidthSpace|NoBreak|#173|#xad|#8203|#x200b);/gi
const numericEntity = /&#(x[0-9a-f]{1,6}|\d{1,7});?/gi
const escapes = /\\u\{?([0-9a-f]{4,6})\}?|%([0-7][0-9a-f])/gi

/**
 * A letter, then digits or signs, then a letter; or some of them where a word begins or ends ('5oy', '$oy', 'trou7').
 * '200g' and 'Enjoy!' are none: the further readings cost as much as the first.
 */
const disguise =
  /\p{L}[0-9@$!|€£+*#_.·•~^%=]+\p{L}|(?<![\p{L}\p{N}])[0-9@$!|€£+]+(?!(?:k?g|m?l|[cm]?m|oz|lb|h|s|c|f|x|min)\b)\p{L}|\p{L}[0-9@$|€£]|\p{L}!(?=[^\s"'”’!?])|\d[@$]/iu
const disguisedWord = /[\p{L}0-9@$!|€£+*#_.·•~^%=]*[\p{L}@$][\p{L}0-9@$!|€£+*#_.·•~^%=]*/gu
const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'b',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '€': 'e',
  '£': 'l',
  '+': 't',
}

/** French and Italian write an article in one with its word: "d'oeuf", "l'uovo". */
const elision = /(?<!\p{L})(?:d|l|dell|all|un)['’](?=\p{L})/iu
const elisions = new RegExp(elision, 'giu')

/** The further readings of a text, none for plain prose. */
export function variants(text: string, isKnown: (word: string) => boolean): string[] {
  const readings: string[] = []
  const bare = /[<&\\%]/.test(text) ? unmark(text) : text
  if (bare !== text) readings.push(bare)
  if (elision.test(bare)) readings.push(bare.replaceAll(elisions, ' '))
  if (disguise.test(bare)) {
    // 'a1mond' and 'm1lk' hide different letters: the known word is taken, and both readings where none is known.
    readings.push(
      bare.replace(disguisedWord, (word) => undisguise(word, 'l', isKnown)),
      bare.replace(disguisedWord, (word) => undisguise(word, 'i', isKnown)),
    )
  }
  return [...new Set(readings)]
}

function undisguise(word: string, other: string, isKnown: (word: string) => boolean): string {
  const plain = [...word]
    .map((sign) => letters[sign] ?? sign)
    .join('')
    .replace(/[*#_.·•~^%=]+(?=\p{L})/gu, '')
  const places = plain.match(ambiguous)?.length ?? 0
  const readings =
    places > mostAmbiguous ? [] : Array.from({ length: 2 ** places }, (_, choice) => choose(plain, choice))
  return (
    readings.find((reading) => isKnown(reading.toLowerCase().replace(/[^a-z]+$/, ''))) ??
    plain.replace(ambiguous, other)
  )
}

const ambiguous = /[1|!]/g
const mostAmbiguous = 4

/** Each ambiguous sign read as an l or an i, by the bits of the choice. */
function choose(word: string, choice: number): string {
  let place = 0
  return word.replace(ambiguous, () => ((choice >> place++) & 1 ? 'i' : 'l'))
}

function unmark(text: string): string {
  return text
    .replace(markup, '')
    .replace(
      numericEntity,
      (whole, code: string) =>
        character(code.startsWith('x') ? code.slice(1) : code, code.startsWith('x') ? 16 : 10) ?? whole,
    )
    .replace(
      escapes,
      (whole, unicode: string | undefined, percent: string | undefined) =>
        character(unicode ?? percent ?? '', 16) ?? whole,
    )
}

function character(digits: string, base: number): string | undefined {
  const code = Number.parseInt(digits, base)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}
