import { productName } from '@shelfmate/contract/api/product'
import { writtenMoment } from '#platform/clock/written-day.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import type { LoginPoints } from '../logins/login-points.ts'

interface Suspended {
  suspendedAt: Date | null
  suspendedUntil: Date | null
}

interface Suspendable extends Suspended {
  id: string
  suspensionReason: string | null
}

/** When and where the suspended one asks. */
interface Asked {
  now: Date
  timeZone: string
}

/** What suspended people say to it, once. */
export interface SuspensionAnswers {
  /** Whether a steward decided the suspension that holds, and has no answer yet. */
  isOpen(userId: string): Promise<boolean>
  /** Keeps the answer for the stewards. Errors: ALREADY_ANSWERED. */
  give(userId: string, text: string): Promise<void>
}

/** Whether somebody may not log in at a moment. */
export const isSuspended = ({ suspendedAt, suspendedUntil }: Suspended, now: Date): boolean =>
  suspendedAt !== null && (suspendedUntil === null || suspendedUntil > now)

/** Throws SUSPENDED or, where it can be answered, SUSPENDED_UNANSWERED with reason and end, for who gave the right password and nobody else; it is no guess. */
export async function refuseSuspended(
  user: Suspendable,
  { now, timeZone }: Asked,
  points: LoginPoints,
  answers: Pick<SuspensionAnswers, 'isOpen'>,
): Promise<void> {
  if (!isSuspended(user, now)) return
  await points.fit()
  const { id, suspendedUntil, suspensionReason } = user
  const end = suspendedUntil ? `until ${writtenMoment(suspendedUntil, timeZone)}` : 'until further notice'
  const reason = suspensionReason ?? ''
  const stop = /[.!?…]$/u.test(reason) ? '' : '.'
  const told = `This account is suspended ${end}. Reason: “${reason}”${stop} If you think this is a mistake,`
  if (await answers.isOpen(id))
    throw new DomainError('SUSPENDED_UNANSWERED', {
      message: `${told} you can answer once, where you log in.`,
    })
  throw new DomainError('SUSPENDED', { message: `${told} ask the people who run ${productName} here.` })
}
