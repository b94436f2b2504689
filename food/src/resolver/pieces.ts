/** A typed name in parts: names of foods, what labels say beside them, and what nobody knows, which may make a thing of it: 'milk frother'. */

import type { Food } from '../foods.ts'
import { foldText } from '../guard/text/fold.ts'
import { type IndexedText, indexPlain, within } from '../guard/text/indexed-text.ts'
import { Trie } from '../guard/text/trie.ts'
import { labelWords } from '../label-words.ts'
import { nameWords, numberless } from '../names.ts'
import { type FoodName, nameTrie } from './lexicon.ts'

/** A part of a typed name: a name of foods, what is said beside one, or what nobody knows. */
interface Piece {
  readonly kind: 'name' | 'beside' | 'unknown'
  readonly from: number
  readonly end: number
  readonly names: readonly FoodName[]
}

const glued = (text: string): string => foldText(text).replace(/[ \n]/g, '')

const beside = new Trie<true>()
const besideKeys = new Set(labelWords.flatMap((list) => list.split(',').map(glued)))
besideKeys.delete('')
for (const key of besideKeys) beside.add(key, true)

/** Whether a folded word says something beside a food, and nothing of what it is. */
export const isBeside = (word: string): boolean => besideKeys.has(word)

/** A part costs little when it is known, least when it is long; what is unknown by the letter. */
const nameCost = 10
const besideCost = 11
const unknownCost = 1_000

/** The parts of a name, in order: as much known as can be, in as few and as long parts as can be. */
function piecesOf(text: string): readonly Piece[] {
  const plain = indexPlain([foldText(text)])
  const { length } = plain
  const cost = new Float64Array(length + 1).fill(Number.POSITIVE_INFINITY)
  const best: Piece[] = []
  cost[0] = 0
  for (let from = 0; from < length; from++) {
    if (plain.joints[from] === within && from > 0) continue
    const so = cost[from] ?? 0
    const offer = (piece: Piece, price: number): void => {
      if (so + price >= (cost[piece.end] ?? 0)) return
      cost[piece.end] = so + price
      best[piece.end] = piece
    }
    nameTrie.walk(plain.codes, from, length, (end, names) => {
      if (plain.joints[end] !== within) offer({ kind: 'name', from, end, names }, nameCost)
    })
    beside.walk(plain.codes, from, length, (end) => {
      if (plain.joints[end] !== within) offer({ kind: 'beside', from, end, names: [] }, besideCost)
    })
    const end = wordEnd(plain, from)
    const isNumber = isDigit(plain.codes[from] ?? 0)
    offer(
      { kind: isNumber ? 'beside' : 'unknown', from, end, names: [] },
      isNumber ? besideCost : unknownCost,
    )
  }
  const pieces: Piece[] = []
  for (let end = length; end > 0; ) {
    const piece = best[end]
    if (piece === undefined) return []
    pieces.unshift(piece)
    end = piece.from
  }
  return pieces
}

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39

function wordEnd({ joints, length }: IndexedText, from: number): number {
  let end = from + 1
  while (end < length && joints[end] === within) end++
  return end
}

/** What food is sold in names a thing where it stands last and isn't counted: '米桶', '커피잔'. */
const vessel =
  /^(?:盒|袋|瓶|罐|桶|箱|盘|盤|碟|碗|杯|勺|板|筒|管|皿|瓶|箱|ケース|カップ|ボトル|ビン|컵|잔|병|통|접시|그릇|박스|상자|ขวด|แก้ว|จาน|ชาม|กล่อง|กระปุก)$/u
const counted = /^(?:[\d一二两兩三四五六七八九十半几幾大小整한두세네반]|ครึ่ง)/u

/** A unit that no list holds is short: '1 lt', '6 Stk', '15li'. */
const longestUnit = 4
/** How tills shorten a maker, or an amount: 'Gv milk', 'Skp tofu', 'latte ps'. */
const shortened = /^(?:[a-z]{1,2}|[b-df-hj-np-tv-xz]{3})$/
/** Whose a packet is: "Sainsbro's milk". */
const maker = /^\S+['’]s\s/u

/** Whether all that a name says is known: as foods' names, as words beside them, or as words of the foods that it was taken for. */
export function isAccountedFor(text: string, foods: readonly Food[]): boolean {
  const plain = glued(text)
  const own = new Set(
    foods.flatMap((food) => [food.name, ...food.aliases].flatMap(nameWords).map(numberless)),
  )
  const pieces = piecesOf(text)
  const [before, last] = pieces.slice(-2).map(({ from, end }) => plain.slice(from, end))
  if (pieces.at(-1)?.kind === 'beside' && vessel.test(last ?? '') && !counted.test(before ?? '')) return false
  return pieces.every(({ kind, from, end }) => {
    if (kind !== 'unknown') return true
    if (shortened.test(plain.slice(from, end)) || (from === 0 && maker.test(text))) return true
    const isUnit = end - from <= longestUnit && isDigit(plain.charCodeAt(from - 1))
    return isUnit || own.has(numberless(plain.slice(from, end)))
  })
}
