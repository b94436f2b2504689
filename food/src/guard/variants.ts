/** Other ways in which a reader may take a text: without its markup, and with digits and signs read as the letters they resemble. */

const markup = /<[^<>\n]{0,80}>|&(?:shy|zwnj|zwj|ZeroWidthSpace|NoBreak|#173|#xad|#8203|#x200b);/gi
const numericEntity = /&#(x[0-9a-f]{1,6}|\d{1,7});?/gi
const escapes = /\\u\{?([0-9a-f]{4,6})\}?|%([0-7][0-9a-f])/gi

/** A letter, then digits or signs, then a letter; or one of them where a word begins ('5oy', '$oy'). */
const disguise = /\p{L}[0-9@$!|€£+*#_.·•~^%=]+\p{L}|(?<![\p{L}\p{N}])[0-9@$!|€£+]+\p{L}{2}/u
const disguisedWord = /[\p{L}0-9@$!|€£+*#_.·•~^%=]*\p{L}[\p{L}0-9@$!|€£+*#_.·•~^%=]*/gu
const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'b',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '€': 'e',
  '£': 'l',
  '+': 't',
}

/** The further readings of a text, none for plain prose. */
export function variants(text: string): string[] {
  const readings: string[] = []
  const bare = /[<&\\%]/.test(text) ? unmark(text) : text
  if (bare !== text) readings.push(bare)
  if (disguise.test(bare)) {
    // 'almond' and 'milk' both hide behind a 1, so it is read in both ways.
    readings.push(bare.replace(disguisedWord, (word) => undisguise(word, 'l')))
    readings.push(bare.replace(disguisedWord, (word) => undisguise(word, 'i')))
  }
  return readings
}

function undisguise(word: string, one: string): string {
  return [...word]
    .map((sign) => (sign === '1' || sign === '|' ? one : (letters[sign] ?? sign)))
    .join('')
    .replace(/[*#_.·•~^%=]+(?=\p{L})/gu, '')
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
