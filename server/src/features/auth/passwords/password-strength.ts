import { productName } from '@shelfmate/contract/api/product'
import { DomainError } from '#platform/errors/domain-error.ts'
import { inThread } from '#platform/workers/in-thread.ts'
import { LazyWorker } from '#platform/workers/lazy-worker.ts'
import { programOf } from '#platform/workers/program-of.ts'
import type { Rating } from './rate-passwords.ts'

/** zxcvbn's scale from 0 to 4: below 2 a password falls to a list or a few thousand guesses. */
const weakestAllowed = 2
/** The rest of a longer one makes it no weaker, and its rating takes far longer. */
const ratedLength = 64

const raters = new LazyWorker<Rating, number>(
  inThread(programOf('rate-passwords', 'features/auth/passwords/rate-passwords.ts')),
)

/** Throws PASSWORD_TOO_WEAK for common and easily guessed passwords, the person's own name and address and the campus' own words among them. */
export async function refuseWeakPassword(password: string, about: string[], field: string): Promise<void> {
  const inputs = [productName, ...about.flatMap((text) => [text, ...text.split(/[\s@.]+/)])].filter(
    (text) => text !== '',
  )
  const score = await raters.ask({ password: password.slice(0, ratedLength), inputs })
  if (score < weakestAllowed)
    throw new DomainError('PASSWORD_TOO_WEAK', { fields: { [field]: 'Password is too weak.' } })
}
