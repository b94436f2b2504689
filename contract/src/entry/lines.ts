import { setApart } from './chinese-line.ts'
import type { DateContext } from './dates.ts'
import { foldWord } from './lexicon.ts'
import { peel } from './peel.ts'
import { withoutSlips } from './slips.ts'
import { tokensOf } from './tokens.ts'

/** One line of what was typed, and the place that is told before its foods. */
interface Line {
  text: string
  place: string
}

/** '1. ', '2) ', '3、', where no date follows. */
const numbers = /(?<=^|[\s,;，；])(\d{1,2})[.)、](?!\d|\s*\d+[.)、](?!\d))\s*/gmu

/** 'Fridge: milk', 'fridge - milk', 'Freezer:' */
const heading = /^([^:：]{1,40}?)(?:[:：]|\s[-–—]\s)/u

/** The lines of a text, without the numbers of a list: a place before foods is that of each, one alone of those below. */
export function linesOf(text: string, context: DateContext): Line[] {
  const lines: Line[] = []
  let above = ''
  let hasHeading = false
  for (const line of withoutNumbers(text, context).split(/[\n\r]+/)) {
    // 'Fridge:', 'milk', 'Freezer', 'peas': behind one heading, a place alone is the next.
    const isBare = hasHeading && placeOf(line, context) !== ''
    const [said = '', words = ''] = isBare ? [line, line] : (heading.exec(line) ?? [])
    const place = placeOf(words, context)
    const rest = place === '' ? line : line.slice(said.length)
    // 'Other stuff:' ends what is in the freezer.
    if (isBare || /[:：]\s*$/.test(line)) above = place
    hasHeading ||= above !== ''
    if (place === '' || rest.trim() !== '') lines.push({ text: rest, place: place || above })
  }
  return lines.length > 0 ? lines : [{ text, place: '' }]
}

/** '1. milk 2. eggs' are one milk and one egg; '2. milk' by itself, and '1. Dez. Milch', are not of a list. */
function withoutNumbers(text: string, { lexicon: { months } }: DateContext): string {
  const isDay = (behind: number) => months.has(foldWord(/^\p{L}*/u.exec(text.slice(behind))?.[0] ?? ''))
  const found = [...text.matchAll(numbers)].filter(({ 0: said, index }) => !isDay(index + said.length))
  const isList = found.length > 1 && found.every(([, number], n) => Number(number) === n + 1)
  const begins = /(?:^|\n)\s*$/.test(text.slice(0, found[0]?.index))
  return isList && begins
    ? text.replaceAll(numbers, (said, _, at: number) => (isDay(at + said.length) ? said : '\n'))
    : text
}

/** The place that words say and nothing else; empty where they say more. */
function placeOf(words: string, context: DateContext): string {
  const tokens = withoutSlips(tokensOf(setApart(words, context.lexicon)), context.lexicon)
  const { name, quantity, size, place, expiryDate, unread } = peel(tokens, context)
  const saysMore = name !== '' || size !== '' || expiryDate !== '' || unread.length > 0
  return saysMore || quantity !== undefined ? '' : place
}
