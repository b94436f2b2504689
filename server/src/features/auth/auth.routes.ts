import { authCalls } from '@shelfmate/contract/auth'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SessionCookie } from '#platform/http/session-cookie.ts'
import { clientNetwork } from '#platform/limits/limiter.ts'
import { type Implementation, implement } from '#platform/routes/implementation.ts'
import type { AuthService, SignedIn } from './auth.service.ts'
import type { ResetService } from './reset.service.ts'

/** The account calls. The session's token leaves in the cookie and nowhere else. */
export function authRoutes(auth: AuthService, resets: ResetService, cookie: SessionCookie): Implementation[] {
  const network = (request: FastifyRequest) => clientNetwork(request.ip)

  /** A browser that signs in anew leaves its old session behind: no token survives a change of user. */
  async function enter(request: FastifyRequest, reply: FastifyReply, { user, token }: SignedIn) {
    const previous = cookie.read(request.headers.cookie)
    if (previous) await auth.logout(previous)
    reply.header('set-cookie', cookie.write(token))
    return { user }
  }

  return [
    implement(authCalls.signUp, async ({ body, request, reply }) =>
      enter(request, reply, await auth.signUp(body, network(request))),
    ),
    implement(authCalls.login, async ({ body, request, reply }) =>
      enter(request, reply, await auth.login(body, network(request))),
    ),
    implement(authCalls.logout, async ({ request, reply }) => {
      const token = cookie.read(request.headers.cookie)
      if (token) await auth.logout(token)
      reply.header('set-cookie', cookie.clear())
      // Pictures lie in the browser's cache for a year: whoever sits here next shall not find them there.
      reply.header('clear-site-data', '"cache"')
      return null
    }),
    implement(authCalls.session, async ({ request, reply }) => {
      const token = cookie.read(request.headers.cookie)
      if (!token) return { user: null }
      const renewed = () => void reply.header('set-cookie', cookie.write(token))
      return { user: await auth.signedInUser(token, renewed) }
    }),
    implement(authCalls.changePassword, async ({ viewer, body }) => {
      await auth.changePassword(viewer, body.currentPassword, body.newPassword)
      return null
    }),
    implement(authCalls.forgotPassword, async ({ body, request }) => {
      await resets.request(body.email, network(request))
      return null
    }),
    implement(authCalls.resetPassword, async ({ body, request }) => {
      await resets.reset(body.token, body.password, network(request))
      return null
    }),
  ]
}
