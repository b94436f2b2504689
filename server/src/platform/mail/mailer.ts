import { createTransport } from 'nodemailer'
import { isLoopback } from '#platform/config/loopback.ts'
import { slowLook } from '#platform/status/slow-look.ts'
import type { SystemPart } from '#platform/status/status.ts'

/** Longer than any mail server may take: a lease that runs out under a live sender would double the mail. */
export const mailLeaseMs = 300_000

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  messageId?: string
  headers?: Record<string, string>
}

/** What every mail of ours is sent with: a program wrote it (RFC 3834), so no 'I am away' comes back to who runs this. */
export const defaultsOf = (from: string) => ({ from, headers: { 'Auto-Submitted': 'auto-generated' } })

/** Sends one mail; rejects when it could not be handed over in time: `withinMs` is for who has somebody wait. */
export interface Mailer {
  send(mail: Mail, withinMs?: number): Promise<void>
  part?: SystemPart
}

const connectTimeoutMs = 10_000
const socketTimeoutMs = 20_000
/** All of a mail, its wait for a connection too: a server that says a little now and again is never silent for long. */
const longestSendMs = mailLeaseMs / 2

/** Connections stay open for the next mail: a handshake for each would cost more than the mail itself. */
const connections = 5
/** An open connection may have been closed by the server meanwhile: tried once more, on a new one. */
const maxRequeues = 1

/**
 * Whether a mail waits rather than goes out unencrypted: over a network anybody could read its links. STARTTLS that is only
 * used when offered protects from nobody who can take the offer out. A URL with `?requireTLS=false` goes without.
 */
export function demandsTls({ protocol, hostname, searchParams }: URL): boolean {
  const told = searchParams.get('requireTLS')
  return told === null ? protocol === 'smtp:' && !isLoopback(hostname) : told !== 'false'
}

/** Mails through the configured SMTP server. */
export function smtpMailer(url: string, from: string, sendTimeoutMs = longestSendMs): Mailer {
  const transport = createTransport(
    {
      url,
      requireTLS: demandsTls(new URL(url)),
      pool: true,
      maxConnections: connections,
      maxRequeues,
      connectionTimeout: connectTimeoutMs,
      greetingTimeout: connectTimeoutMs,
      socketTimeout: socketTimeoutMs,
    },
    defaultsOf(from),
  )
  return {
    async send(mail, withinMs = sendTimeoutMs) {
      await transport.sendMail({ ...mail, signal: AbortSignal.timeout(withinMs) })
    },
    part: {
      name: 'mail',
      uses: `SMTP at ${new URL(url).host}`,
      // A new connection and a login each time, which some servers let wait for seconds.
      look: slowLook(async () => {
        await transport.verify()
        return 'the server takes our login'
      }),
    },
  }
}
