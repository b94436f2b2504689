import { msPerMinute, msPerSecond } from '@shelfmate/contract/api/durations'
import { isReminderTime, localMoment } from '@shelfmate/contract/notifications/reminders'
import type { Clock } from '#platform/clock/clock.ts'
import { againWithoutDeleted, type Database, type Tx } from '#platform/database/database.ts'
import { backOffMs } from '#platform/jobs/back-off.ts'
import { drainInParallel, type Lease } from '#platform/jobs/drain.ts'
import type { Log } from '#platform/log/log.ts'
import { type Mailer, mailLeaseMs } from '#platform/mail/mailer.ts'
import { isRefusedForGood } from '#platform/mail/refusal.ts'
import type { LinkSigner } from '#platform/secret/secret.ts'
import { Service } from '#platform/service/service.ts'
import { isQuiet, type Morning, readMorning } from '../morning.ts'
import {
  allowMinutes,
  claimRound,
  type DueReminder,
  decideMovers,
  decideRound,
  listMovers,
  listZones,
  moveRound,
  postponeReminder,
  settleReminder,
  takeDueReminder,
} from '../notifications.repository.ts'
import { decideMoversNotices, decideNotices, type NoticesRound } from '../push/push.repository.ts'
import { reminderMail } from './reminder.mail.ts'
import { lastUrgentDate } from './urgent-items.ts'

/** A notice to a device waits for the end of quiet hours, whenever that is. */
const noticeWaitsMs = 24 * 60 * msPerMinute
const firstBackOffMs = msPerMinute
/** A login that began before a look may be there only after it. */
const longestLoginMs = 10 * msPerSecond
/** Mails in flight at once: what a crash can double at most. */
const sendersAtOnce = 4

export interface ReminderPorts {
  database: Database
  clock: Clock
  mailer: Mailer
  links: LinkSigner
  campusZone: string
  publicUrl: string
  log: Log
}

/** Daily reminders (D30): each zone's morning is decided once, then every decision is mailed, postponed or settled. */
export class RemindersService extends Service<ReminderPorts> {
  /** One tick: sends what is due. Safe to run twice and in several workers. */
  async tick(stopping?: AbortSignal): Promise<void> {
    const { database, clock, campusZone } = this.ports
    const take = (lease: Lease) => takeDueReminder(database, { ...lease, campusZone })
    const queue = { clock, leaseMs: mailLeaseMs, take, handle: (due: DueReminder) => this.#send(due) }
    await drainInParallel(queue, sendersAtOnce, stopping)
  }

  /**
   * Decides every zone in which it is reminder time, mails and notices; returns how many mails were decided. A zone that
   * fails keeps no other from its morning; what failed is thrown at the end, all of it. Safe to run twice and in several
   * workers.
   */
  async decide(): Promise<number> {
    const { database, campusZone } = this.ports
    const failures: unknown[] = []
    let decided = 0
    for (const { timeZone } of await listZones(database, { campusZone })) {
      try {
        decided += await againWithoutDeleted(() => this.#decideZone(timeZone))
      } catch (error) {
        failures.push(error)
      }
    }
    if (failures.length === 1) throw failures[0]
    if (failures.length > 1) throw new AggregateError(failures, 'the mornings of several zones failed')
    return decided
  }

  async #decideZone(timeZone: string): Promise<number> {
    const { database, clock, campusZone } = this.ports
    const now = clock.now()
    const local = localMoment(now, timeZone)
    if (!isReminderTime(local)) return 0
    return database.transaction(async (tx) => {
      const [round] = await claimRound(tx, { timeZone })
      if (!round?.claimed) return 0
      tx.allowSilence()
      await allowMinutes(tx, {})
      const morning = {
        timeZone,
        campusZone,
        localDate: local.date,
        until: lastUrgentDate(local.date),
        now: now.toISOString(),
        decidedAt: new Date(now.getTime() - longestLoginMs).toISOString(),
      }
      const notices = { ...morning, deadline: new Date(now.getTime() + noticeWaitsMs).toISOString() }
      const [outcome] = await decideRound(tx, morning)
      if (!outcome?.isNew) return this.#decideMovers(tx, notices)
      await decideNotices(tx, notices)
      return outcome.decided
    })
  }

  /** Whoever has flown east would have no morning on that date: here it was decided before they came. Theirs is decided once as well. */
  async #decideMovers(tx: Tx, round: NoticesRound): Promise<number> {
    const userIds = (await listMovers(tx, round)).map(({ userId }) => userId)
    if (userIds.length === 0) return 0
    await moveRound(tx, round)
    await decideMoversNotices(tx, { ...round, userIds })
    return (await decideMovers(tx, { ...round, userIds })).length
  }

  /** What a mail on that date says: what expires within three days, what passed since the last mail, and what is to be handed over. */
  contents(
    who: { userId: string; timeZone: string },
    localDate: string,
    lastMail: string | null,
  ): Promise<Morning> {
    return readMorning(this.ports.database, who, localDate, lastMail)
  }

  unsubscribeUrl(userId: string): string {
    return `${this.ports.publicUrl}/unsubscribe/${this.ports.links.sign(userId)}`
  }

  async #send(due: DueReminder): Promise<void> {
    const { database, clock, mailer, publicUrl, log } = this.ports
    const { userId, localDate } = due
    const settle = (status: 'sent' | 'missed' | 'dropped') =>
      settleReminder(database, { userId, localDate, status, now: clock.now().toISOString() })
    if (clock.now() >= new Date(due.deadlineAt)) return void (await settle('missed'))
    const morning = due.wanted ? await this.contents(due, localDate, due.lastMail) : undefined
    if (!morning || isQuiet(morning)) return void (await settle('dropped'))
    try {
      await mailer.send(
        reminderMail(due, localDate, morning, { publicUrl, unsubscribeUrl: this.unsubscribeUrl(userId) }),
      )
    } catch (error) {
      if (isRefusedForGood(error, due.attempts)) {
        log.warn(
          { err: error, attempts: due.attempts },
          'a reminder is dropped: its address is refused for good',
        )
        return void (await settle('dropped'))
      }
      log.warn({ err: error, attempts: due.attempts }, 'a reminder could not be sent yet')
      const againAt = clock.now().getTime() + backOffMs(firstBackOffMs, due.attempts)
      const dueAt = new Date(Math.min(againAt, new Date(due.deadlineAt).getTime()))
      await postponeReminder(database, { userId, localDate, dueAt: dueAt.toISOString() })
      return
    }
    await settle('sent')
  }
}
