import { msPerDay } from '@shelfmate/contract/api/durations'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '#platform/clock/clock.ts'

interface WellKnownOptions {
  /** Where holes are reported: `mailto:` or `https:`. */
  contact: string
  publicUrl: string
  clock: Clock
}

/** RFC 9116 asks for less than a year, so that nobody trusts a page that its operator has forgotten. */
const securityTextDays = 180

/** Addresses that programs know without asking: where a password is changed, and whom to tell of a hole (RFC 9116). */
export function registerWellKnown(
  app: FastifyInstance,
  { contact, publicUrl, clock }: WellKnownOptions,
): void {
  app.get('/.well-known/change-password', async (_request, reply) => reply.redirect('/changepassword'))

  app.get('/.well-known/security.txt', async (_request, reply) => {
    const expires = new Date(clock.now().getTime() + securityTextDays * msPerDay)
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}

/** `mailto:` of the address in a sender such as `Shelfmate <shelfmate@example.edu>`. */
export const mailtoOf = (sender: string): string => `mailto:${/<(.+)>$/.exec(sender)?.[1] ?? sender}`
