import * as z from 'zod/mini'
import { withLimits } from '../api/fields.ts'
import { dayNumber } from './expiry.ts'

/** A calendar date, whichever. */
export const day = z.string().check(
  withLimits(
    z.refine<string>((date) => dayNumber(date) !== undefined, { error: 'This is not a date.' }),
    { format: 'date' },
  ),
)

/**
 * The local day of the press, for what waited on a device past midnight: it counts for that day, no further back than the day
 * before the user's today. No part of what tells a request from others, for the first try of the same one may lack it.
 */
export const pressedOn = z.optional(day)
