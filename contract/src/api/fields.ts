import * as z from 'zod/mini'
import type { $ZodCheck } from 'zod/v4/core'
import { isBlank } from './blank.ts'
import { limits } from './limits.ts'

/** Far more marks than any script puts on a letter. */
const longestPile = 100
const pilesOfMarks = /\p{M}+/gu

/**
 * Whether a text can be stored and normalised: no NUL, no lone surrogate, and no letter with thousands of marks, which
 * normalising sorts in a time that grows with their square (a body of 60 kB would hold up everybody for two seconds).
 */
export const canBeStored = (text: string): boolean =>
  !text.includes('\u0000') &&
  text.isWellFormed() &&
  (text.match(pilesOfMarks) ?? []).every((pile) => pile.length <= longestPile)

/**
 * Text as people type it, made storable and normalised to NFC.
 * Control characters that break a line in names are the caller's business.
 */
const storable = z.string().check(
  z.refine(canBeStored, {
    error: 'This text has characters we can’t save. Please type it again.',
    abort: true,
  }),
  z.overwrite((text) => text.normalize('NFC')),
)

const codePoints = (text: string) => [...text].length

/** A check of ours that says its limits to the OpenAPI document as those of the library do: JSON Schema counts code points too. */
export function withLimits<T>(
  check: $ZodCheck<T>,
  told: { minimum?: number; maximum?: number; format?: string },
): $ZodCheck<T> {
  check._zod.onattach.push((schema) => Object.assign(schema._zod.bag, told))
  return check
}

const atMost = (max: number) =>
  withLimits(
    z.refine<string>((text) => codePoints(text) <= max, { error: `Please use at most ${max} characters.` }),
    { maximum: max },
  )

const notBlank = (missing: string) =>
  withLimits(
    z.refine<string>((text) => !isBlank(text), { error: missing, abort: true }),
    { minimum: 1 },
  )

/** Trimmed, single-line text of 1 to `max` code points; `missing` is said when it is blank. */
export const requiredText = (max: number, missing: string) =>
  storable.check(
    z.overwrite((text) => text.replaceAll(/[\r\n\t]+/g, ' ').trim()),
    notBlank(missing),
    atMost(max),
  )

/** The same with line breaks as they were typed. */
export const requiredLines = (max: number, missing: string) =>
  storable.check(z.trim(), notBlank(missing), atMost(max))

/** Trimmed text of 0 to `max` code points that may hold line breaks. */
export const optionalText = (max: number) => storable.check(z.trim(), atMost(max))

/** Trimmed, single-line text of 0 to `max` code points. */
export const optionalLine = (max: number) =>
  storable.check(
    z.overwrite((text) => text.replaceAll(/[\r\n\t]+/g, ' ').trim()),
    atMost(max),
  )

const noId = { error: 'This is not a valid id.' }

export const id = z.uuid(noId).check(z.toLowerCase())

/** A UUID with a version: the nil and the max one have none. */
const versioned = /^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$/

/** The id of what its client makes: none that stands for nobody, or for an end of a list. */
export const versionedId = z.stringFormat('uuid', versioned, noId).check(z.toLowerCase())

/** A moment: ISO 8601 in UTC. */
export const moment = z.iso.datetime()

/**
 * A time zone that this runtime knows, by its full IANA name; undefined for anything else. Offsets such as +08:00 have no
 * summer, and of short names (SST, CST) PostgreSQL refuses some and means others by them.
 */
export function knownZone(name: string): string | undefined {
  if (!/^[A-Za-z]/.test(name)) return undefined
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/** An IANA time zone by its full name; anything else counts as not sent. */
export const timeZone = z.catch(
  z.optional(
    z.string().check(
      z.maxLength(64),
      z.refine((zone) => knownZone(zone) !== undefined, { abort: true }),
      z.overwrite((zone) => knownZone(zone) ?? zone),
    ),
  ),
  undefined,
)

export const nothing = z.null()
/** What a call says of itself that answers with a status alone. */
export const noContent = { status: 204, answer: nothing } as const

/** An answer that is no JSON: a call with it says in `answerAs` what it is. */
export const bytes = z.custom<Uint8Array>()

/** A whole number of a query, in plain digits: what `0x10` or `1e3` stands for is another number than it looks like. */
export const wholeNumber = (least: number, most: number) =>
  z.pipe(
    z.transform((given: unknown) =>
      typeof given === 'string' && /^\d+$/.test(given) ? Number(given) : given,
    ),
    z.number().check(z.int(), z.gte(least), z.lte(most)),
  )

/** Query of a paged list: `limit` up to `max`, `cursor` as the previous page gave it. */
export const pageFields = (max: number) => ({
  limit: z.optional(wholeNumber(1, max)),
  cursor: z.optional(z.string().check(z.maxLength(limits.cursorLength))),
})
