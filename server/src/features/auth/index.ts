import { accountChangedEvent } from '@shelfmate/contract/live'
import type { SessionCookie } from '#platform/http/session-cookie.ts'
import { Background } from '#platform/jobs/background.ts'
import type { LimitStore } from '#platform/limits/limiter.ts'
import type { Log } from '#platform/log/log.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import type { Implementation } from '#platform/routes/implementation.ts'
import { AccountMails } from './account-mails.ts'
import { authLimits } from './auth.limits.ts'
import { authRoutes } from './auth.routes.ts'
import { type AuthPorts, AuthService } from './auth.service.ts'
import { KnownDevices } from './known-device.ts'
import { PasswordHasher } from './password-hash.ts'
import { ResetService } from './reset.service.ts'
import { VerificationService } from './verification.service.ts'
import { VerificationProofs } from './verification-proofs.ts'

export { AuthAdmin } from './auth.admin.ts'
export { purgeExpiredResets, purgeUnverified, verifyWithoutMail } from './auth.jobs.ts'

export interface AuthOptions
  extends Pick<
    AuthPorts,
    'database' | 'sessions' | 'allowedDomains' | 'localWords' | 'endLive' | 'clock' | 'mailServer'
  > {
  store: LimitStore
  cookie: SessionCookie
  mailer: Mailer
  /** Where students open the product; links in mails start with it. */
  publicUrl: string
  /** Sends an event to every open screen of a user. */
  publish(userId: string, event: string, payload: unknown): void
  log: Log
}

interface AuthFeature {
  routes: Implementation[]
  /** Resolves once every mail that was promised is handed over. */
  close(): Promise<void>
}

/** The auth feature: accounts, sessions, verified addresses, forgotten passwords. */
export function authFeature(options: AuthOptions): AuthFeature {
  const { store, cookie, mailer, publicUrl, publish, log, ...rest } = options
  const background = new Background(log)
  const devices = new KnownDevices(store.secret, publicUrl.startsWith('https:'))
  const limits = authLimits(store)
  const mails = new AccountMails({ mailer, publicUrl, background, noticeLimit: limits.accountNotice })
  const shared = { ...rest, hasher: new PasswordHasher(), limits, mails }
  const tell = (userId: string) => publish(userId, accountChangedEvent, null)
  const proofs = new VerificationProofs(store.secret)
  const verifications = new VerificationService({ ...shared, proofs, tell }, background)
  const ports: AuthPorts = {
    ...shared,
    devices,
    beginVerification: (userId, email) => verifications.begin(userId, email),
  }
  const [auth, resets] = [new AuthService(ports), new ResetService(ports, background)]
  return {
    routes: authRoutes({ auth, resets, verifications, cookie, devices }),
    close: () => background.end(),
  }
}
