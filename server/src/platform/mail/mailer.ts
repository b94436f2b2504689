import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  messageId?: string
  headers?: Record<string, string>
}

/** Sends one mail; rejects when it could not be handed over. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}

const connectTimeoutMs = 10_000
const socketTimeoutMs = 20_000

/** Connections stay open for the next mail: a handshake for each would cost more than the mail itself. */
const connections = 5
/** An open connection may have been closed by the server meanwhile: tried once more, on a new one. */
const maxRequeues = 1

/** Mails through the configured SMTP server. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: connections,
      maxRequeues,
      connectionTimeout: connectTimeoutMs,
      greetingTimeout: connectTimeoutMs,
      socketTimeout: socketTimeoutMs,
    },
    { from },
  )
  return { send: async (mail) => void (await transport.sendMail(mail)) }
}

/** Mails as files in a folder, each complete the moment it appears: for development and for campuses without a mail server. */
export function outboxMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(mail)
      await mkdir(folder, { recursive: true })
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`
      const draft = join(folder, `.${name}`)
      await writeFile(draft, message as Buffer)
      await rename(draft, join(folder, name))
    },
  }
}
