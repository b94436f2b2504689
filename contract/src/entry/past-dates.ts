import { type DateContext, type DateReading, plainDateAt } from './dates.ts'
import { lengthAt, type Token } from './tokens.ts'

/** They join a food to its kind, too: what follows has to be a day for certain. 'Fruits de mer' are of no Wednesday. */
const ofKind = /^(?:d[aeiu]l?|van|vo[mn])$/

/**
 * The date at a place of a line. Of a day that a food is from, 'cooked on Monday', nobody knows until when it keeps: that is
 * none. One that is said to be over is none where it is not.
 */
export function readDateAt(
  tokens: readonly Token[],
  at: number,
  context: DateContext,
): DateReading | undefined {
  const { lexicon, today } = context
  const isFrom = dayItIsFrom(tokens, at, context)
  if (isFrom) return isFrom
  const before = lengthAt(tokens, at, lexicon.expired)
  const found = plainDateAt(tokens, at + before, context)
  if (!found) return undefined
  const end = at + before + found.length
  const made = lengthAt(tokens, end, lexicon.madeBehind)
  if (made > 0) return { length: before + found.length + made, isPlain: true }
  const behind = lengthAt(tokens, end, lexicon.expired)
  if (before + behind === 0) return found
  const isOver = found.date !== undefined && found.date <= today
  return {
    ...{ length: before + found.length + behind, isPlain: true },
    date: isOver ? found.date : undefined,
  }
}

/** 'from Monday', 'cooked 2 days ago', 'curry de lundi'. */
function dayItIsFrom(tokens: readonly Token[], at: number, context: DateContext): DateReading | undefined {
  const made = lengthAt(tokens, at, context.lexicon.madeBefore)
  // By itself: behind a 'de' it would be a part of a name.
  const found = made > 0 ? readDateAt(tokens.slice(at + made), 0, context) : undefined
  return found && (found.isPlain || !ofKind.test(tokens[at]?.key ?? ''))
    ? { length: made + found.length, isPlain: found.isPlain }
    : undefined
}
