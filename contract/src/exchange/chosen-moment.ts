import * as z from 'zod/mini'
import { limits } from '../api/limits.ts'

/** How much of a moment's text is its day: YYYY-MM-DD. */
const dayLength = 10

/** A moment that somebody chooses, in the years that a date may lie in: the calendar of PostgreSQL has no year 0. */
export const chosenMoment = z.iso
  .datetime()
  .check(
    z.refine(
      (at) =>
        at.slice(0, dayLength) >= limits.expiryDateMin && at.slice(0, dayLength) <= limits.expiryDateMax,
      { error: 'Please choose a time between 2025 and 2100.' },
    ),
  )
