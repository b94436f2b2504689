import { DomainError } from '#platform/errors/domain-error.ts'
import type { LoginPoints } from '../logins/login-points.ts'

interface Suspendable {
  suspendedAt: Date | null
  suspendedUntil: Date | null
  suspensionReason: string | null
}

const dateLength = 'YYYY-MM-DD'.length

/** Throws SUSPENDED with reason and end, for who gave the right password and nobody else; it is no guess. */
export async function refuseSuspended(
  { suspendedAt, suspendedUntil, suspensionReason }: Suspendable,
  now: Date,
  points: LoginPoints,
): Promise<void> {
  if (!suspendedAt || (suspendedUntil && suspendedUntil <= now)) return
  await points.fit()
  const end = suspendedUntil
    ? `until ${suspendedUntil.toISOString().slice(0, dateLength)}`
    : 'until further notice'
  throw new DomainError('SUSPENDED', {
    message: `This account is suspended ${end}. The reason: ${suspensionReason ?? ''} If that is a mistake, ask the people who run this place.`,
  })
}
