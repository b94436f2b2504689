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

/** The cost of reading a typed word as a name; 0 for the same. */
export function slipCost(typed: Spelling, name: Spelling): number {
  if (typed.key === name.key) return 0
  const first = exchange(typed.key[0] ?? '', name.key[0] ?? '') === wholeSlip ? firstLetterWrong : 0
  return first + Math.min(distance(typed.key, name.key), heardOnly + distance(typed.heard, name.heard))
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

function exchange(one: string, other: string): number {
  if (one === other) return 0
  const isLight =
    (vowels.includes(one) && vowels.includes(other)) ||
    alike.some((letters) => letters.includes(one) && letters.includes(other))
  return isLight ? lightSlip : wholeSlip
}

/** What a letter costs that stands in one word and not in the other. */
const extra = (word: string, at: number): number =>
  word[at] === word[at - 1] || word[at] === word[at + 1] ? lightSlip : wholeSlip

function distance(left: string, right: string): number {
  let before: number[] = []
  let last: number[] = [0]
  for (let j = 1; j <= right.length; j++) last.push((last[j - 1] ?? 0) + extra(right, j - 1))
  for (let i = 1; i <= left.length; i++) {
    const row = [(last[0] ?? 0) + extra(left, i - 1)]
    for (let j = 1; j <= right.length; j++) {
      let cost = Math.min(
        (last[j] ?? 0) + extra(left, i - 1),
        (row[j - 1] ?? 0) + extra(right, j - 1),
        (last[j - 1] ?? 0) + exchange(left[i - 1] ?? '', right[j - 1] ?? ''),
      )
      if (i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + lightSlip)
      row.push(cost)
    }
    before = last
    last = row
  }
  return last[right.length] ?? 0
}
