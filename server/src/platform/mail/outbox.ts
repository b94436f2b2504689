import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { msPerDay, msPerHour } from '@shelfmate/contract/api/durations'
import { counted } from '@shelfmate/contract/text/counted'
import { createTransport } from 'nodemailer'
import type { Job } from '#platform/jobs/jobs.ts'
import { defaultsOf, type Mailer } from './mailer.ts'

const purgeEveryMs = msPerHour
const keptDays = 30

/** Mails as files in a folder, each complete the moment it appears: for development and for campuses without a mail server. */
export function outboxMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true }, defaultsOf(from))
  return {
    async send(mail) {
      const { message } = await transport.sendMail(mail)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`
      const draft = join(folder, `.${name}`)
      // A link in it sets a new password: nobody else of this machine reads it.
      await writeFile(draft, message as Buffer, { mode: 0o600 })
      await rename(draft, join(folder, name))
    },
    part: {
      name: 'mail',
      uses: `files in ${folder}`,
      why: 'SMTP_URL is not set: no mail leaves this machine, and every address counts as verified',
      look: async () => `${counted((await readdir(folder).catch(() => [])).length, 'mail')} there`,
    },
  }
}

/** Forgets mails that lie in the folder for thirty days: reset links and what people are told are not kept for ever. */
export const purgeOutbox = (folder: string): Job => ({
  name: 'mail.purgeOutbox',
  everyMs: purgeEveryMs,
  async run() {
    // Files carry the machine's time.
    const before = Date.now() - keptDays * msPerDay
    for (const name of await readdir(folder).catch(() => [])) {
      const path = join(folder, name)
      const file = await stat(path).catch(() => undefined)
      if (file && file.mtimeMs < before && name.endsWith('.eml')) await rm(path, { force: true })
    }
  },
})
