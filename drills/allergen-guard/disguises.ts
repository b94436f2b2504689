/** Ways to write a word so that a reader still reads it. */
import type { Random } from './random.ts'

export type Disguise = (text: string, random: Random) => string

const invisible = ['\u200b', '\u200c', '\u200d', '\u2060', '\u00ad', '\ufeff', '\u034f', '\u180e', '\u2063']
const alike: Readonly<Record<string, string>> = {
  a: 'аɑα',
  b: 'Ьв',
  c: 'сϲ',
  e: 'еє',
  g: 'ɡ',
  h: 'һ',
  i: 'іι',
  k: 'кκ',
  l: 'ӏ',
  m: 'м',
  n: 'ո',
  o: 'оοօ',
  p: 'рρ',
  s: 'ѕ',
  t: 'тτ',
  u: 'υս',
  v: 'ν',
  w: 'ԝ',
  x: 'хχ',
  y: 'уү',
}
const signs: Readonly<Record<string, string>> = { a: '4@', e: '3', i: '1!', l: '1', o: '0', s: '5$', t: '7' }
const beside: Readonly<Record<string, string>> = {
  a: 'sqz',
  b: 'vgn',
  c: 'xvd',
  d: 'sfe',
  e: 'wrd',
  f: 'dgr',
  g: 'fht',
  h: 'gjy',
  i: 'uok',
  j: 'hku',
  k: 'jli',
  l: 'ko',
  m: 'nj',
  n: 'bmh',
  o: 'ipl',
  p: 'ol',
  q: 'wa',
  r: 'etf',
  s: 'adw',
  t: 'ryg',
  u: 'yij',
  v: 'cbf',
  w: 'qes',
  x: 'zcs',
  y: 'tuh',
  z: 'xa',
}

const letters = (text: string): string[] => [...text]
const isLatin = (text: string): boolean => /^[\p{Script=Latin}\p{M}\s'’&-]+$/u.test(text)
const onLatin =
  (change: Disguise, otherwise: Disguise = zeroWidth): Disguise =>
  (text, random) =>
    isLatin(text) ? change(text, random) : otherwise(text, random)

export const plain: Disguise = (text) => text
export const capitals: Disguise = (text) => text.toUpperCase()
export const mixedCase: Disguise = (text, random) =>
  letters(text)
    .map((letter) => (random.chance(0.5) ? letter.toUpperCase() : letter))
    .join('')

export function zeroWidth(text: string, random: Random): string {
  return letters(text)
    .map((letter, at) => (at > 0 && random.chance(0.5) ? random.pick(invisible) + letter : letter))
    .join('')
}

export const lookAlike: Disguise = onLatin((text, random) =>
  letters(text)
    .map((letter) => {
      const others = alike[letter.toLowerCase()]
      return others && random.chance(0.6) ? random.pick(letters(others)) : letter
    })
    .join(''),
)

export const fullWidth: Disguise = onLatin((text) =>
  letters(text)
    .map((letter) => (/[!-~]/.test(letter) ? String.fromCodePoint(letter.charCodeAt(0) + 0xfee0) : letter))
    .join(''),
)

const mathBases = [0x1d41a, 0x1d44e, 0x1d482, 0x1d4ea, 0x1d51e, 0x1d552, 0x1d5ba, 0x1d68a, 0x24d0]
/** Bold, script, double-struck, typewriter and circled letters, as social media likes them. */
export const fancy: Disguise = onLatin((text, random) => {
  const base = random.pick(mathBases)
  return (
    letters(text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase())
      // The italic h lives elsewhere in Unicode, where this alphabet has a hole.
      .map((letter) =>
        /[a-z]/.test(letter) && !(base === 0x1d44e && letter === 'h')
          ? String.fromCodePoint(base + letter.charCodeAt(0) - 97)
          : letter,
      )
      .join('')
  )
})

export const accented: Disguise = onLatin((text, random) =>
  letters(text)
    .map((letter) =>
      /[aeioucnsy]/i.test(letter) && random.chance(0.6)
        ? `${letter}${random.pick(['\u0301', '\u0308', '\u0302', '\u0323', '\u0336'])}`
        : letter,
    )
    .join('')
    .normalize('NFC'),
)

export const spelledOut: Disguise = (text, random) => {
  const between = random.pick([' ', '-', '.', ' . ', '_', '*', '\n', '·'])
  return letters(text.replace(/\s+/g, '')).join(between)
}

/** Cut in the middle of a word and continued on the next line, with or without a hyphen and a list mark. */
export const splitOverLines: Disguise = (text, random) => {
  const chars = letters(text)
  const middles = chars.flatMap((_, at) =>
    at >= 1 &&
    /[\p{L}]/u.test(chars[at] ?? '') &&
    /[\p{L}]/u.test(chars[at - 1] ?? '') &&
    !/\p{M}/u.test(chars[at] ?? '')
      ? [at]
      : [],
  )
  if (middles.length === 0) return text
  const at = random.pick(middles)
  return (
    chars.slice(0, at).join('') +
    random.pick(['\n', '-\n', '\r\n', '- \n', '\n- ', '\n  • ', '\u2028', ' \n ']) +
    chars.slice(at).join('')
  )
}

export const markedUp: Disguise = (text, random) => {
  const at = 1 + random.below(Math.max(1, letters(text).length - 1))
  const [left, right] = [letters(text).slice(0, at).join(''), letters(text).slice(at).join('')]
  return random.pick([
    `**${text}**`,
    `<b>${text}</b>`,
    `${left}<b></b>${right}`,
    `_${text}_`,
    `${left}&shy;${right}`,
    `${left}**${right}**`,
    `[${text}](#)`,
    `\`${text}\``,
  ])
}

/** Digits and signs for letters; at most every second one, or nobody could read it. */
export const withDigits: Disguise = onLatin((text, random) =>
  letters(text)
    .map((letter, at) => {
      const others = signs[letter.toLowerCase()]
      return at > 0 && at < text.length - 1 && others && random.chance(0.5)
        ? random.pick(letters(others))
        : letter
    })
    .join(''),
)

/** One slip of the finger in a word of six letters and more, never on its first letter; shorter words get a letter doubled. */
export const misspelt: Disguise = onLatin((text, random) => {
  const parts = text.split(' ')
  const long = parts.flatMap((part, at) => (/^[A-Za-z]{6,}$/.test(part) ? [at] : []))
  if (long.length === 0)
    return parts
      .map((part, at) => (at === 0 && /^[A-Za-z]{4,}$/.test(part) ? part + part.slice(-1) : part))
      .join(' ')
  const chosen = random.pick(long)
  return parts.map((part, at) => (at === chosen ? slipOrStay(part, random) : part)).join(' ')
}, plain)

/** Slips that end in another English word say something else, and no reader could tell. */
const otherWords = new Set('barely bitter better batten batted power grain'.split(' '))

function slipOrStay(word: string, random: Random): string {
  const slipped = slip(word, random)
  return otherWords.has(slipped.toLowerCase()) ? word : slipped
}

function slip(word: string, random: Random): string {
  const at = 1 + random.below(word.length - 2)
  const [before, letter, after] = [word.slice(0, at), word[at] ?? '', word.slice(at + 1)]
  switch (random.below(4)) {
    case 0:
      return before + after
    case 1:
      return before + letter + letter + after
    case 2:
      return before + (after[0] ?? '') + letter + after.slice(1)
    default:
      return before + random.pick(letters(beside[letter.toLowerCase()] ?? letter)) + after
  }
}

/** The English plural of a name. */
export const plural: Disguise = onLatin((text) => {
  if (text.endsWith('s')) return text
  if (/[^aeiou]y$/.test(text)) return `${text.slice(0, -1)}ies`
  return /(?:[xz]|[cs]h|[^o]o)$/.test(text) ? `${text}es` : `${text}s`
}, plain)
