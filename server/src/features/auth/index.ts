import type { SessionCookie } from '#platform/http/session-cookie.ts'
import { Background } from '#platform/jobs/background.ts'
import type { LimitStore } from '#platform/limits/limiter.ts'
import type { Log } from '#platform/log/log.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import type { Implementation } from '#platform/routes/implementation.ts'
import { authLimits } from './auth.limits.ts'
import { authRoutes } from './auth.routes.ts'
import { type AuthPorts, AuthService } from './auth.service.ts'
import { KnownDevices } from './known-device.ts'
import { PasswordHasher } from './password-hash.ts'
import { PasswordNotices } from './password-notices.ts'
import { ResetService } from './reset.service.ts'

export { purgeExpiredResets } from './auth.jobs.ts'

export interface AuthOptions
  extends Pick<AuthPorts, 'database' | 'sessions' | 'allowedDomains' | 'localWords' | 'endLive' | 'clock'> {
  store: LimitStore
  cookie: SessionCookie
  mailer: Mailer
  /** Where students open the product; links in mails start with it. */
  publicUrl: string
  log: Log
}

interface AuthFeature {
  routes: Implementation[]
  /** Resolves once every mail that was promised is handed over. */
  close(): Promise<void>
}

/** The auth feature: accounts, sessions, forgotten passwords. */
export function authFeature({ store, cookie, mailer, publicUrl, log, ...rest }: AuthOptions): AuthFeature {
  const background = new Background(log)
  const devices = new KnownDevices(store.secret, publicUrl.startsWith('https:'))
  const ports: AuthPorts = {
    ...rest,
    hasher: new PasswordHasher(),
    limits: authLimits(store),
    devices,
    notices: new PasswordNotices(mailer, publicUrl, background),
  }
  return {
    routes: authRoutes({
      ...{ auth: new AuthService(ports), resets: new ResetService(ports, background) },
      ...{ cookie, devices },
    }),
    close: () => background.end(),
  }
}
