import { productName } from '@shelfmate/contract/api/product'
import { writtenMoment } from '#platform/clock/written-day.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import type { LoginPoints } from '../logins/login-points.ts'

interface Suspendable {
  suspendedAt: Date | null
  suspendedUntil: Date | null
  suspensionReason: string | null
}

/** When and where the suspended one asks. */
interface Asked {
  now: Date
  timeZone: string
}

/** Throws SUSPENDED with reason and end, for who gave the right password and nobody else; it is no guess. */
export async function refuseSuspended(
  { suspendedAt, suspendedUntil, suspensionReason }: Suspendable,
  { now, timeZone }: Asked,
  points: LoginPoints,
): Promise<void> {
  if (!suspendedAt || (suspendedUntil && suspendedUntil <= now)) return
  await points.fit()
  const end = suspendedUntil ? `until ${writtenMoment(suspendedUntil, timeZone)}` : 'until further notice'
  const reason = suspensionReason ?? ''
  const stop = /[.!?…]$/u.test(reason) ? '' : '.'
  throw new DomainError('SUSPENDED', {
    message: `This account is suspended ${end}. Reason: “${reason}”${stop} If you think this is a mistake, ask the people who run ${productName} here.`,
  })
}
