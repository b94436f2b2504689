import { authCalls } from '@shelfmate/contract/account/auth'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LruCache } from '#platform/cache/lru-cache.ts'
import { type SessionCookie, withoutCache } from '#platform/http/session-cookie.ts'
import { clientNetwork } from '#platform/limits/limiter.ts'
import { type Implementation, implement } from '#platform/routes/implementation.ts'
import type { ZoneMover } from './accounts/time-zone.ts'
import type { AuthService, Origin, SignedIn } from './auth.service.ts'
import type { KnownDevices } from './logins/known-device.ts'
import type { ResetService } from './passwords/reset.service.ts'
import type { VerificationService } from './verification/verification.service.ts'

/** Ended sessions whose browsers were told to forget what they fetched: once is enough, for their cookie stays. */
const endedRemembered = 1_000

interface AuthRoutes {
  auth: AuthService
  resets: ResetService
  verifications: VerificationService
  cookie: SessionCookie
  devices: KnownDevices
  /** Moves a user to the zone of their browser. */
  moveTimeZone: ZoneMover
}

/** The account calls. The session's token leaves in the cookie and nowhere else. */
export const authRoutes = (parts: AuthRoutes): Implementation[] => [
  ...sessionRoutes(parts),
  ...passwordRoutes(parts),
  ...addressRoutes(parts),
  zoneRoute(parts),
]

function sessionRoutes({ auth, cookie, devices }: AuthRoutes): Implementation[] {
  const ended = new LruCache<true>(endedRemembered)
  /** A browser that signs in anew leaves its old session behind: no token survives a change of user. */
  async function enter(
    request: FastifyRequest,
    reply: FastifyReply,
    enterFrom: (origin: Origin) => Promise<SignedIn>,
  ) {
    const origin = originOf(request, devices)
    const previous = cookie.read(request.headers.cookie)
    const { user, token } = await enterFrom({ ...origin, leaving: previous })
    if (previous && (await auth.logout(previous)) !== user.id) reply.headers(withoutCache)
    reply.header('set-cookie', [cookie.write(token), devices.remember(origin.device, user.email)])
    return { user }
  }

  return [
    implement(authCalls.signUp, async ({ body, key, request, reply }) =>
      enter(request, reply, (origin) => auth.signUp(body, key, origin)),
    ),
    implement(authCalls.login, async ({ body, request, reply }) =>
      enter(request, reply, (origin) => auth.login(body, origin)),
    ),
    implement(authCalls.answerSuspension, async ({ body, request }) => {
      await auth.answerSuspension(body, originOf(request, devices))
      return null
    }),
    implement(authCalls.logout, async ({ request, reply }) => {
      const token = cookie.read(request.headers.cookie)
      if (token) await auth.logout(token)
      reply.headers(withoutCache).header('set-cookie', cookie.clear())
      return null
    }),
    implement(authCalls.session, async ({ request, reply }) => {
      const token = cookie.read(request.headers.cookie)
      if (!token) return { user: null }
      const renewed = () => void reply.header('set-cookie', cookie.write(token))
      const user = await auth.signedInUser(token, renewed)
      // A session that ended elsewhere leaves as little here as a logout, once, but for the cookie: by now the browser may have the next one.
      if (!user && !ended.has(token)) {
        reply.headers(withoutCache)
        reply.raw.once('finish', () => ended.set(token, true))
      }
      const { device } = originOf(request, devices)
      // A session from before there were devices, or under another address.
      if (user && !devices.knows(device, user.email))
        reply.header('set-cookie', devices.remember(device, user.email))
      return { user }
    }),
  ]
}

function passwordRoutes({ auth, resets, cookie, devices }: AuthRoutes): Implementation[] {
  return [
    implement(authCalls.changePassword, async ({ viewer, body, reply }) => {
      const token = await auth.changePassword(viewer, body.currentPassword, body.newPassword)
      reply.header('set-cookie', cookie.write(token))
      return null
    }),
    implement(authCalls.forgotPassword, async ({ body, request }) => {
      await resets.request(body.email, originOf(request, devices))
      return null
    }),
    implement(authCalls.resetPassword, async ({ body, request, reply }) => {
      const origin = originOf(request, devices)
      const email = await resets.reset(body.token, body.password, origin)
      reply.header('set-cookie', devices.remember(origin.device, email))
      return null
    }),
  ]
}

function addressRoutes({ verifications }: AuthRoutes): Implementation[] {
  return [
    implement(authCalls.readEmail, ({ viewer }) => verifications.read(viewer)),
    implement(authCalls.changeEmail, async ({ viewer, body }) => {
      await verifications.change(viewer, body.email, body.password)
      return null
    }),
    implement(authCalls.resendVerification, async ({ viewer }) => {
      await verifications.resend(viewer)
      return null
    }),
    implement(authCalls.confirmCode, async ({ viewer, body, request }) => {
      await verifications.confirmCode(viewer, body.code, clientNetwork(request.ip))
      return null
    }),
    implement(authCalls.verifyEmail, async ({ body, request }) => {
      await verifications.confirmLink(body.token, clientNetwork(request.ip))
      return null
    }),
  ]
}

const zoneRoute = ({ moveTimeZone }: AuthRoutes): Implementation =>
  implement(authCalls.moveTimeZone, async ({ viewer, body }) => {
    await moveTimeZone(viewer, body.timeZone)
    return null
  })

const originOf = ({ ip, headers }: FastifyRequest, devices: KnownDevices): Origin => ({
  network: clientNetwork(ip),
  device: devices.read(headers.cookie),
})
