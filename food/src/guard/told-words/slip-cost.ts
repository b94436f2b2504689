/** How far a word as it was typed is from a name: by its letters, and by how it sounds. */

const vowels = 'aeiouy'
/** Consonants that people take for each other. */
const alike = ['ckqs', 'fpv', 'szx', 'gj', 'bp', 'dt', 'mn']

const wholeSlip = 1
/** A letter doubled or not, two swapped, a vowel for a vowel: what a hand and an ear do most. */
const lightSlip = 0.5
/** Sounding alike is a little less than being spelt alike. */
const heardOnly = 0.25
/** People get the first letter of a word right. */
const firstLetterWrong = 0.5

/** A folded word without gaps, ready to be compared. */
export interface Spelling {
  readonly key: string
  readonly heard: string
  /** A bit for each letter that it holds. */
  readonly letters: number
  readonly heardLetters: number
}

/** Lays a folded word out for comparing. */
export function spellingOf(key: string): Spelling {
  const sound = heard(key)
  return { key, heard: sound, letters: lettersOf(key), heardLetters: lettersOf(sound) }
}

/** Whether two words may be as near as so many slips: a quick look before the cost is counted. */
export function mayBeNear(one: Spelling, other: Spelling, slips: number): boolean {
  return (
    (Math.abs(one.key.length - other.key.length) <= slips &&
      bitsIn(one.letters ^ other.letters) <= 2 * slips) ||
    (Math.abs(one.heard.length - other.heard.length) <= slips &&
      bitsIn(one.heardLetters ^ other.heardLetters) <= 2 * slips)
  )
}

/** The cost of reading a typed word as a name; 0 for the same. What costs more than `most` may be told as Infinity, which is found out sooner. */
export function slipCost(typed: Spelling, name: Spelling, most = Number.POSITIVE_INFINITY): number {
  if (typed.key === name.key) return 0
  const first = exchange(typed.key.charCodeAt(0), name.key.charCodeAt(0)) === wholeSlip ? firstLetterWrong : 0
  const spelt = distance(typed.key, name.key, most - first)
  const sounding = distance(typed.heard, name.heard, Math.min(spelt, most - first) - heardOnly)
  return first + Math.min(spelt, heardOnly + sounding)
}

const letterA = 97

function lettersOf(word: string): number {
  let set = 0
  for (let at = 0; at < word.length; at++) set |= 1 << (word.charCodeAt(at) - letterA)
  return set
}

function bitsIn(set: number): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count++
  return count
}

/** How a word sounds: one spelling for sounds that are written in several ways. */
function heard(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/ck|q|c(?![eiyh])/g, 'k')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/gh|(?<=[rk])h/g, '')
    .replace(/wh/g, 'w')
    .replace(/ee|ea|ie|ei|ey|y/g, 'i')
    .replace(/oo|ou/g, 'u')
    .replace(/oa/g, 'o')
    .replace(/ai/g, 'a')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=...)e$/, '')
}

const alphabet = 26

/** What each letter costs in the place of each other, row by row. */
const exchanges = Float64Array.from({ length: alphabet ** 2 }, (_, at) => {
  const [one, other] = [letterOf(Math.floor(at / alphabet)), letterOf(at % alphabet)]
  if (one === other) return 0
  const isLight =
    (vowels.includes(one) && vowels.includes(other)) ||
    alike.some((letters) => letters.includes(one) && letters.includes(other))
  return isLight ? lightSlip : wholeSlip
})

function letterOf(place: number): string {
  return String.fromCharCode(letterA + place)
}

/** The same of any two signs, given as their codes. */
function exchange(one: number, other: number): number {
  const [row, column] = [one - letterA, other - letterA]
  const areLetters = row >= 0 && row < alphabet && column >= 0 && column < alphabet
  if (areLetters) return exchanges[row * alphabet + column] ?? wholeSlip
  return one === other ? 0 : wholeSlip
}

/** What a letter costs that stands in one word and not in the other. */
const extra = (word: string, at: number): number =>
  word[at] === word[at - 1] || word[at] === word[at + 1] ? lightSlip : wholeSlip

/** Row by row of a table of all beginnings of the two; given up, as Infinity, once no row that counts further is as near as `most`. */
function distance(left: string, right: string, most: number): number {
  const extras = Array.from(right, (_, at) => extra(right, at))
  let before: number[] = []
  let last: number[] = [0]
  for (let j = 1; j <= right.length; j++) last.push((last[j - 1] ?? 0) + (extras[j - 1] ?? 0))
  let nearestBefore = Number.POSITIVE_INFINITY
  for (let i = 1; i <= left.length; i++) {
    const [code, codeBefore] = [left.charCodeAt(i - 1), left.charCodeAt(i - 2)]
    const own = extra(left, i - 1)
    const row = [(last[0] ?? 0) + own]
    let nearest = row[0] ?? 0
    for (let j = 1; j <= right.length; j++) {
      const other = right.charCodeAt(j - 1)
      let cost = Math.min(
        (last[j] ?? 0) + own,
        (row[j - 1] ?? 0) + (extras[j - 1] ?? 0),
        (last[j - 1] ?? 0) + exchange(code, other),
      )
      if (i > 1 && j > 1 && code === right.charCodeAt(j - 2) && codeBefore === other)
        cost = Math.min(cost, (before[j - 2] ?? 0) + lightSlip)
      row.push(cost)
      if (cost < nearest) nearest = cost
    }
    // Two letters that are swapped go on from the row before.
    if (nearest > most && nearestBefore + lightSlip > most) return Number.POSITIVE_INFINITY
    nearestBefore = nearest
    before = last
    last = row
  }
  return last[right.length] ?? 0
}
