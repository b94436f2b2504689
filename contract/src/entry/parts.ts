import { readMultiplierAt, readSizeAt } from './amounts.ts'
import type { DateContext, DateReading } from './dates.ts'
import type { EntryRow } from './entry-row.ts'
import { readDateAt } from './past-dates.ts'
import { lengthAt, phraseAt, type Token, textOf } from './tokens.ts'

/** What is known of a food while its name is being laid bare. */
export interface Peeled {
  tokens: readonly Token[]
  quantity?: number
  isSaid?: boolean
  size?: string
  place?: EntryRow['place']
  dates: { text: string; reading: DateReading }[]
  unread: string[]
}

/** Longest that anything but a name is, in tokens. */
export const longestPart = 8

/** Something other than a name. */
interface EntryPart {
  length: number
  /** Whether it can be nothing else, at a food's beginning and in its middle too. */
  isPlain: boolean
  note: (peeled: Peeled) => void
}

/** What stands at a place of a food's words: each that it may be, dates first. */
export function partsAt(peeled: Peeled, at: number, context: DateContext): EntryPart[] {
  return [
    datePart(peeled, at, context),
    ...amountParts(peeled, at, context),
    placePart(peeled, at, context),
  ].flatMap((part) => part ?? [])
}

const day = /^\d{1,2}$/
const times = /^[x×*]$/

function datePart({ tokens }: Peeled, at: number, context: DateContext): EntryPart | undefined {
  const found = readDateAt(tokens, at, context)
  if (!found) return undefined
  // 'milk 2 dec 6': the second of December, or two until the sixth?
  const isTorn =
    at > 1 &&
    context.lexicon.months.has(tokens[at]?.key ?? '') &&
    day.test(tokens[at - 1]?.text ?? '') &&
    !times.test(tokens[at - 2]?.key ?? '')
  const reading = isTorn ? { ...found, date: undefined } : found
  const text = textOf(tokens.slice(at, at + found.length))
  return {
    ...found,
    note: (peeled) => (reading.isPart ? peeled.unread.push(text) : peeled.dates.push({ text, reading })),
  }
}

function amountParts({ tokens, size, quantity }: Peeled, at: number, { lexicon }: DateContext): EntryPart[] {
  const each = at > 0 && /^[à@x×*]$/.test(tokens[at]?.text.normalize() ?? '') ? 1 : 0
  const measured = size === undefined ? readSizeAt(tokens, at + each, lexicon) : undefined
  // 'Tomaten à 400g', 'milk x 2 pints'
  const found = measured && { ...measured, length: measured.length + each }
  const isNew = found !== undefined && (found.quantity === undefined || quantity === undefined)
  const said = quantity === undefined ? readMultiplierAt(tokens, at, lexicon) : undefined
  return [
    ...(isNew
      ? [{ length: found.length, isPlain: true, note: (peeled: Peeled) => noteSize(peeled, found) }]
      : []),
    ...(said
      ? [
          {
            length: said.length,
            isPlain: true,
            note: (peeled: Peeled) => void Object.assign(peeled, { quantity: said.quantity, isSaid: true }),
          },
        ]
      : []),
  ]
}

const noteSize = (peeled: Peeled, { size, quantity }: { size: string; quantity?: number }) =>
  void Object.assign(peeled, { size, ...(quantity !== undefined && { quantity, isSaid: true }) })

/** 'top shelf', which fridges have as well as cupboards. */
const isLevel = (tokens: readonly Token[], at: number) =>
  /^(?:top|middle|bottom) (?:shelf|drawer)$/i.test(textOf(tokens.slice(at, at + 2)))

/** 'freezer', 'in the freezer'; in the middle it needs its 'in': 'freezer bags' are none. */
function placePart({ tokens, place }: Peeled, at: number, { lexicon }: DateContext): EntryPart | undefined {
  const before = lengthAt(tokens, at, lexicon.inPlace)
  if (isLevel(tokens, at + before)) return { length: before + 2, isPlain: before > 0, note: () => undefined }
  if (place !== undefined) return undefined
  const behind = before > 0 ? phraseAt(tokens, at + before, lexicon.places) : undefined
  const found = behind ?? phraseAt(tokens, at, lexicon.places)
  if (!found) return undefined
  const end = at + found.length + (behind ? before : 0)
  // 'freezer drawer'
  const inside = phraseAt(tokens, end, lexicon.places)
  const isInside = inside?.meaning === 'cupboard' && found.meaning !== 'cupboard'
  const within = isLevel(tokens, end) ? 2 : isInside ? inside.length : 0
  return {
    length: end + within - at,
    isPlain: behind !== undefined || at === 0,
    note: (peeled) => void Object.assign(peeled, { place: found.meaning }),
  }
}
