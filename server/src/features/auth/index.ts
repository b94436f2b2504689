import type { SessionCookie } from '#platform/http/session-cookie.ts'
import type { LimitStore } from '#platform/limits/limiter.ts'
import type { Letters } from '#platform/mail/letters.ts'
import type { Implementation } from '#platform/routes/implementation.ts'
import { AccountMails } from './accounts/account-mails.ts'
import { type Screens, tellAccount } from './accounts/tell-account.ts'
import { zoneMover } from './accounts/time-zone.ts'
import { authLimits } from './auth.limits.ts'
import { authRoutes } from './auth.routes.ts'
import { type AuthPorts, AuthService } from './auth.service.ts'
import { KnownDevices } from './logins/known-device.ts'
import { PasswordHasher } from './passwords/password-hash.ts'
import { ResetService } from './passwords/reset.service.ts'
import { VerificationService } from './verification/verification.service.ts'
import { VerificationProofs } from './verification/verification-proofs.ts'

export { restoredLetter, stillSuspendedLetter } from './accounts/account-mails.ts'
export { AuthAdmin } from './auth.admin.ts'
export { addressVerified } from './auth.events.ts'
export { purgeExpiredResets, purgeUnverified, verifyWithoutMail } from './auth.jobs.ts'

export interface AuthOptions
  extends Screens,
    Pick<
      AuthPorts,
      | 'database'
      | 'events'
      | 'sessions'
      | 'allowedDomains'
      | 'localWords'
      | 'endLive'
      | 'clock'
      | 'campusZone'
      | 'mailServer'
      | 'answers'
    > {
  store: LimitStore
  cookie: SessionCookie
  letters: Letters
  /** Where students open the product; links in mails start with it. */
  publicUrl: string
}

/** The auth feature: accounts, sessions, verified addresses, forgotten passwords. */
export function authFeature(options: AuthOptions): Implementation[] {
  const { store, cookie, letters, publicUrl, publish, letIn, ...rest } = options
  const devices = new KnownDevices(store.secret, publicUrl.startsWith('https:'))
  const limits = authLimits(store)
  const mails = new AccountMails({ letters, publicUrl, noticeLimit: limits.accountNotice })
  const shared = { ...rest, hasher: new PasswordHasher(), limits, mails }
  const tell = (userId: string) => tellAccount({ letIn, publish }, userId)
  const proofs = new VerificationProofs(store.secret)
  const verifications = new VerificationService({ ...shared, proofs, tell }, letters)
  const ports: AuthPorts = {
    ...shared,
    devices,
    beginVerification: (tx, userId, email) => verifications.begin(tx, userId, email),
  }
  const [auth, resets] = [new AuthService(ports), new ResetService(ports, letters, store.secret)]
  const moveTimeZone = zoneMover({ ...shared, publish })
  return authRoutes({ auth, resets, verifications, cookie, devices, moveTimeZone })
}
