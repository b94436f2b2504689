import { type ReceiptLine, readLine } from './lines.ts'

type Lines = readonly (ReceiptLine | undefined)[]

/** A receipt's lines with the names that run over more of them in one: 'HEINZ BAKED BEANS IN', 'TOMATO SAUCE 1,40'. */
export function withoutWraps(
  texts: readonly string[],
  lines: Lines,
  isPrice: (price: string) => boolean,
): Lines {
  const isPriced = lines.map((line) => line?.name !== '' && isPrice(line?.price ?? ''))
  const first = lines.findIndex((line) => isPrice(line?.price ?? ''))
  const begun = lines.map(() => false)
  for (const n of [...lines.keys()].toReversed()) {
    const isCarriedOn = begun[n + 1] === true && begun[n + 2] !== true
    begun[n] = beginsName(texts, lines, { n, isPriced, isCarriedOn, isAmid: n > first })
  }
  let name = ''
  return lines.flatMap((line, n) => {
    const text = name === '' ? (texts[n] ?? '') : asOne(name, texts[n] ?? '')
    const isJoined = name !== ''
    name = begun[n] ? text : ''
    if (begun[n]) return []
    return isJoined ? [readLine(text)] : [line]
  })
}

/** 'Hähnchenbrust-', 'filet' */
const asOne = (first: string, second: string) =>
  /\p{Ll}-$/u.test(first) && /^\s*\p{Ll}/u.test(second)
    ? first.slice(0, -1) + second.trimStart()
    : `${first} ${second.trimStart()}`

/** With these no name ends. */
const endsOpen = /(?:\p{L}[-&,]|\s(?:&|in|with|of|and|mit|und|de|du|des|aux|con|y|di))$/iu

interface Position {
  n: number
  /** Which lines are foods with a price. */
  isPriced: readonly boolean[]
  /** Whether the next line is the beginning of a name, too. */
  isCarriedOn: boolean
  /** Whether something with a price stands above. */
  isAmid: boolean
}

/** Whether a line without a price is the beginning of the next one's name, rather than of the shop or of a department. */
function beginsName(
  texts: readonly string[],
  lines: Lines,
  { n, isPriced, isCarriedOn, isAmid }: Position,
): boolean {
  const [line, next, behind] = [lines[n], lines[n + 1], lines[n + 2]]
  const areNames = [line, next].every((each) => each?.kind === 'food' && each.name !== '')
  const isBare = line?.price === undefined && line?.bought === undefined && line?.size === ''
  const isAmount = behind?.name === '' && behind.bought?.each !== undefined
  if (!areNames || !isBare || next?.number !== undefined || !(isPriced[n + 1] || isAmount || isCarriedOn))
    return false
  const [text = '', other = ''] = [texts[n]?.trim(), texts[n + 1]?.trim()]
  if (endsOpen.test(text)) return true
  const capitals = isPriced.filter((is, at) => is && /^\P{Ll}/u.test(texts[at]?.trim() ?? '')).length
  if (/^\p{Lu}/u.test(text) && /^\p{Ll}{3}/u.test(other) && capitals > 0) return true
  const names = lines.flatMap((each) =>
    each?.kind === 'food' && each.name !== '' ? each.printed.length : [],
  )
  return isAmid && isFull(text, other, Math.max(...names))
}

/** What departments are called: 'Fruit & Veg', 'Frozen food'. */
const department =
  /\s(?:&|and|und|et|y|e)\s|(?:food|good|produce|items|meat|cupboard|drinks|products|groceries|frais|surgel[eé]s|waren|produkte|department|frescos|congelados)s?$/i
const leastWords = 2
const leastShare = 0.75
/** No shop's column of names is narrower. */
const narrowest = 16

/** Whether no more of the next line would have stood on a line, which looks like one of a name. */
function isFull(text: string, next: string, width: number): boolean {
  const words = text.split(/\s+/).filter((word) => /^\p{L}{2}/u.test(word))
  const isLikeNext = /\p{Ll}/u.test(text) === /\p{Ll}/u.test(next)
  const [word = ''] = next.split(/\s/, 1)
  const isWrapped =
    text.length >= Math.max(width, narrowest) * leastShare &&
    text.length + 1 + word.length > Math.max(width, narrowest)
  return (
    /^\p{L}/u.test(text) && words.length >= leastWords && isLikeNext && isWrapped && !department.test(text)
  )
}
