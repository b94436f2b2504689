import * as z from 'zod/mini'
import { requiredText } from '../api/fields.ts'
import { productName } from '../api/product.ts'

export const nameTexts = {
  unseen: 'This name has invisible characters. Please type it again.',
  piled: 'This name has too many marks on one letter. Please type it again.',
  reserved: `This name could be mistaken for one of the people who run ${productName} here. Please choose another one.`,
} as const

/** What joins or parts letters only where their script has a use for it: after a sign that makes a consonant bare. */
const virama = String.raw`[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA\u1039\u17D2]`
const cursive = String.raw`[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}]`
/** Characters that are not seen themselves and that a script or an emoji needs where they stand. */
const needed = new RegExp(
  [
    String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})`,
    String.raw`(?<=\p{Extended_Pictographic})[\uFE0E\uFE0F]`,
    String.raw`(?<=[0-9#*])\uFE0F(?=\u20E3)`,
    String.raw`(?<=\u{1F3F4})[\u{E0020}-\u{E007E}]+\u{E007F}`,
    String.raw`(?<=${virama})[\u200C\u200D]`,
    String.raw`(?<=${cursive}\p{M}*)\u200C(?=${cursive})`,
    String.raw`(?<=\p{Script=Han})[\u{E0100}-\u{E01EF}]`,
    String.raw`(?<=\p{Script=Mongolian})[\u180B-\u180D\u180F]`,
  ].join('|'),
  'gu',
)
const unseen = /[\p{Cc}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u2028\u2029\u2800]/u

/** Whether a name holds control characters, turns the direction of what stands around it, or differs from another in what nobody sees. */
export const hasUnseen = (name: string): boolean => unseen.test(name.replaceAll(needed, ''))

/** More marks than a name of any script has on one letter: they would cover the lines above and below on everybody's screens. */
const pile = /\p{M}{11}/u

/** Letters of other scripts and digits that are read as a Latin letter. */
const readAsLatin = {
  a: '4аαɑ@ᴀ',
  b: 'вβь',
  c: 'сϲ',
  d: 'ԁɗđᴅ',
  e: '3еёєε',
  f: 'ƒſ',
  g: '9ɡ',
  h: 'һн',
  j: 'ј',
  k: 'кκ',
  l: '1іιıӏ|!iłɪ',
  m: 'мμᴍ',
  n: 'ηпոɴ',
  o: '0оοσօø',
  p: 'рρ',
  r: 'г',
  s: '5ѕ$ʂ',
  t: '7тτ',
  u: 'υս',
  v: 'νѵ',
  w: 'ѡωԝ',
  x: 'хχ',
  y: 'уγ',
  z: '2',
}
/** The Latin letter of each. */
export const lookAlikes: Record<string, string> = Object.fromEntries(
  Object.entries(readAsLatin).flatMap(([latin, others]) => [...others].map((other) => [other, latin])),
)

/** A text by its looks: texts that are read as one another have one skeleton. */
export const skeletonOf = (text: string, readAs = lookAlikes): string =>
  [
    ...text
      .normalize('NFKD')
      .replaceAll(/\p{M}+/gu, '')
      .toLowerCase(),
  ]
    .map((letter) => readAs[letter] ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')

const onlyLetters = (skeleton: string) => skeleton.replaceAll(/[^\p{L}]/gu, '')

const product = onlyLetters(skeletonOf(productName))
/** Nobody's names. */
const offices = [
  'admin',
  'administrator',
  'moderator',
  'sysadmin',
  'superuser',
  'webmaster',
  'postmaster',
  'helpdesk',
]
/** Some people's names, but not all of a name. */
const words = [
  'support',
  'official',
  'system',
  'root',
  'staff',
  'steward',
  'security',
  'service',
  'team',
  'mod',
  'the',
  'campus',
]

const skeletons = (of: string[]) => of.flatMap((each) => [skeletonOf(each), skeletonOf(`${each}s`)])
const office = new Set(skeletons(offices))
const anyWord = new Set([...office, ...skeletons(words)])

/** Whether a name reads like the product's own or that of somebody who runs it. */
export function isReserved(name: string): boolean {
  const skeleton = skeletonOf(name)
  const whole = onlyLetters(skeleton)
  if (whole.includes(product)) return true
  const parts = [...wordsOf(skeleton), ...wordsOf(skeletonOf(name.replaceAll(/\d+/g, ' ')))]
  if (parts.some((part) => office.has(part)) || office.has(whole)) return true
  return parts.length > 0 && parts.every((part) => anyWord.has(part))
}

const wordsOf = (skeleton: string) => skeleton.split(/[^\p{L}]+/u).filter(Boolean)

/** First or last name: required, one line, all of it to be seen. */
export const namePart = (max: number, missing: string) =>
  requiredText(max, missing).check(
    z.refine((name) => !hasUnseen(name), nameTexts.unseen),
    z.refine((name) => !pile.test(name), nameTexts.piled),
  )

/** A name that a person bears on the screens of others: like its parts, and nobody's office. */
export const personName = (max: number, missing: string) =>
  namePart(max, missing).check(z.refine((name) => !isReserved(name), nameTexts.reserved))

/** The same for a name of two parts; said of the first. */
export const wholeName = z.refine<{ firstName: string; lastName: string }>(
  ({ firstName, lastName }) => !isReserved(`${firstName} ${lastName}`) && !isReserved(firstName + lastName),
  { error: nameTexts.reserved, path: ['firstName'] },
)
