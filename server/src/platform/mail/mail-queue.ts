import { randomUUID } from 'node:crypto'
import { msPerMinute } from '@shelfmate/contract/api/durations'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Executor, Tx } from '#platform/database/database.ts'
import { backOffMs } from '#platform/jobs/back-off.ts'
import { Background } from '#platform/jobs/background.ts'
import { drain, type Lease } from '#platform/jobs/drain.ts'
import type { Job } from '#platform/jobs/jobs.ts'
import type { Log } from '#platform/log/log.ts'
import { Seal } from '#platform/secret/seal.ts'
import type { Letter, Letters, LetterWriter } from './letters.ts'
import {
  countMails,
  type DueMail,
  deleteMail,
  insertMail,
  postponeMail,
  takeDueMail,
} from './mail-queue.repository.ts'
import { type Mail, type Mailer, mailLeaseMs } from './mailer.ts'
import { isRefusedForGood } from './refusal.ts'

const giveUpMs = 24 * 60 * msPerMinute
const firstBackOffMs = 15_000
/** What is queued goes at once: these looks are for what was left undone, here or elsewhere. */
const lookEveryMs = 5_000
/** A mail that waits for longer is late. */
const lateMs = 5 * msPerMinute
/** Mails in flight at once: what a crash can double at most. */
const sendersAtOnce = 4

interface MailQueuePorts {
  database: Database
  clock: Clock
  /** Who hands the mails over. */
  mailer: Mailer
  secret: string
  publicUrl: string
  log: Log
}

/**
 * Letters that are promised: what it took is in the database, and is handed over at least once, each time under the same
 * Message-ID, whatever becomes of the mail server or of this process. It goes out at once where the server answers.
 */
export class MailQueue implements Letters {
  readonly #ports: MailQueuePorts
  readonly #seal: Seal
  /** Opens mails that a server of the version before queued whole. Letters have another seal, so that such a server leaves them alone. */
  readonly #formerSeal: Seal
  readonly #writers = new Map<string, LetterWriter>()
  readonly #background: Background
  #senders = 0

  constructor(ports: MailQueuePorts) {
    this.#ports = ports
    this.#seal = new Seal(ports.secret, 'queued letters')
    this.#formerSeal = new Seal(ports.secret, 'queued mails')
    this.#background = new Background(ports.log)
  }

  writes(kind: string, write: LetterWriter): void {
    this.#writers.set(kind, write)
  }

  async queue(on: Executor | Tx, letter: Letter): Promise<void> {
    const now = this.#ports.clock.now()
    await insertMail(on, {
      id: randomUUID(),
      sealed: this.#seal.close(JSON.stringify(letter)),
      dueAt: now.toISOString(),
      deadlineAt: new Date(now.getTime() + giveUpMs).toISOString(),
    })
    const go = () => this.#background.run(this.#sendAll(), 'queued mails could not be sent')
    if ('afterCommit' in on) on.afterCommit(go)
    else go()
  }

  /** Sends what another process took and did not send, and what is to be tried again. */
  readonly job: Job = {
    name: 'mail.queue',
    everyMs: lookEveryMs,
    run: (stopping) => this.#sendAll(stopping),
  }

  /** How many mails wait, and how many of them for longer than they should. */
  async count(): Promise<{ pending: number; late: number }> {
    const { database, clock } = this.#ports
    const before = new Date(clock.now().getTime() + giveUpMs - lateMs).toISOString()
    const [found] = await countMails(database, { before })
    return found ?? { pending: 0, late: 0 }
  }

  /** Resolves once nothing is on its way any more. */
  close(): Promise<void> {
    return this.#background.end()
  }

  async #sendAll(stopping?: AbortSignal): Promise<void> {
    if (this.#senders >= sendersAtOnce) return
    this.#senders += 1
    const { database, clock } = this.#ports
    try {
      const take = (lease: Lease) => takeDueMail(database, lease)
      await drain(
        { clock, leaseMs: mailLeaseMs, take, handle: (due: DueMail) => this.#deliver(due) },
        stopping,
      )
    } finally {
      this.#senders -= 1
    }
  }

  async #deliver(due: DueMail): Promise<void> {
    const { database, mailer, publicUrl, clock, log } = this.#ports
    const { id } = due
    // Nobody was there to send it: after a stop of days, or from a backup.
    if (clock.now() >= new Date(due.deadlineAt)) {
      log.error({ attempts: due.attempts }, 'a mail waited for longer than a day and is given up')
      await deleteMail(database, { id })
      return
    }
    try {
      const mail = await this.#write(due)
      const messageId = `<account.${id}@${new URL(publicUrl).hostname}>`
      if (mail) await mailer.send({ messageId, ...mail })
    } catch (error) {
      if (await this.#postpone(due, error)) return
    }
    await deleteMail(database, { id })
  }

  /** Has a mail that failed wait for its next try; false where there is none. */
  async #postpone({ id, attempts, deadlineAt }: DueMail, error: unknown): Promise<boolean> {
    const { database, clock, log } = this.#ports
    const now = clock.now().getTime()
    if (isRefusedForGood(error, attempts)) {
      log.warn({ err: error, attempts }, 'a mail is given up: its address is refused for good')
      return false
    }
    if (now >= new Date(deadlineAt).getTime()) {
      log.error({ err: error, attempts }, 'a mail could not be sent for a day and is given up')
      return false
    }
    log.warn({ err: error, attempts }, 'a mail could not be sent yet')
    const dueAt = new Date(now + backOffMs(firstBackOffMs, attempts)).toISOString()
    await postponeMail(database, { id, dueAt })
    return true
  }

  async #write({ id, sealed, attempts }: DueMail): Promise<Mail | undefined> {
    const letter = this.#open(sealed)
    if ('to' in letter) return letter
    const write = this.#writers.get(letter.kind)
    if (!write) throw new Error(`nobody here writes letters of the kind ${letter.kind}`)
    return write({ id, isFirstTry: attempts === 1, about: letter.about })
  }

  /** Nobody without our key made it, and what we seal is a letter, or was a mail. */
  #open(sealed: Buffer): Letter | Mail {
    try {
      return JSON.parse(this.#seal.open(sealed)) as Letter
    } catch {
      return JSON.parse(this.#formerSeal.open(sealed)) as Mail
    }
  }
}
