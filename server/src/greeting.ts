import { join } from 'node:path'
import { productName } from '@shelfmate/contract/api/product'
import type { Config } from '#platform/config/config.ts'
import { isLoopback } from '#platform/config/loopback.ts'

/** What the log says first. A process without the role web listens nowhere. */
export const readyWords = ({ ROLES }: Config, port: number): string =>
  ROLES.includes('web') ? `ready on http://localhost:${port}` : 'ready, in the background'

/** What a person who starts it in a terminal wants to know: programs read the log, in JSON. */
export function greeting({ ROLES, HOST, PUBLIC_URL, DATA_DIR, SMTP_URL }: Config, port: number): string {
  const where = PUBLIC_URL ?? `http://localhost:${port}`
  const who =
    PUBLIC_URL === undefined && isLoopback(HOST) ? ' for this machine alone (HOST=0.0.0.0 opens it)' : ''
  const lines = [
    ROLES.includes('web')
      ? `${productName} is open on ${where}${who}. Sign up there: everybody is a student, nobody an administrator.`
      : `${productName} works in the background.`,
    `It keeps its data in ${DATA_DIR}.`,
    ...(SMTP_URL
      ? []
      : [
          `No mail leaves until SMTP_URL is set; each is a file in ${join(DATA_DIR, 'outbox')},`,
          'and nobody is asked to confirm an address: every one counts as verified.',
        ]),
    'Ctrl-C stops it; npm start picks up where it left off.',
  ]
  return `\n${lines.map((line) => `  ${line}\n`).join('')}\n`
}
