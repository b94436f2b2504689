import { msPerMinute, msPerSecond } from '@shelfmate/contract/api/durations'
import type { Notice } from '@shelfmate/contract/notifications/notifications'
import { quietMinutesLeft } from '@shelfmate/contract/notifications/quiet-hours'
import { type LocalMoment, localMoment, msToNextDate } from '@shelfmate/contract/notifications/reminders'
import { readUnread } from '#features/chat/index.ts'
import { findFoodOf } from '#features/requests/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { backOffMs } from '#platform/jobs/back-off.ts'
import { drainInParallel, type Lease } from '#platform/jobs/drain.ts'
import type { Log } from '#platform/log/log.ts'
import type { PushSender } from '#platform/push/push-sender.ts'
import { Service } from '#platform/service/service.ts'
import { isQuiet, readMorning } from './morning.ts'
import {
  type DueNotice,
  deleteSubscription,
  postponeNotice,
  settleNotice,
  takeDueNotice,
} from './push/push.repository.ts'
import {
  chatOfTopic,
  goneNotice,
  goneOfTopic,
  messageNotice,
  morningNotice,
  offNotice,
  offOfTopic,
  postOfTopic,
  testNotice,
  topics,
} from './push/push-notice.ts'
import type { TellingsService } from './tellings/tellings.service.ts'

/** Longer than asking the other processes and the push service may take together. */
const leaseMs = msPerMinute
/** Whoever looks at an open screen has read by then. A device that went to sleep keeps its connection for half a minute, a laptop left at home for days. */
const secondLookMs = 45 * msPerSecond
const firstBackOffMs = 5 * msPerSecond
/** Notices in flight at once in one process. */
const sendersAtOnce = 4

interface NoticePorts {
  database: Database
  clock: Clock
  push: Pick<PushSender, 'send'>
  campusZone: string
  /** Whether a user has a live connection, in whatever process. */
  hasScreens(userId: string): Promise<boolean>
  tellings: Pick<TellingsService, 'notice'>
  log: Log
}

/** What a look at a due notice comes to. One that names days is true for `holdsMs`. */
type Verdict = { send: Notice; holdsMs?: number } | { waitMs: number } | 'drop'

/** Sends what is due to devices: apart from every request, in any number of processes. */
export class NoticesService extends Service<NoticePorts> {
  /** One tick: sends what is due. Safe to run twice and in several processes. */
  async tick(stopping?: AbortSignal): Promise<void> {
    const { database, clock, campusZone } = this.ports
    const take = (lease: Lease) => takeDueNotice(database, { ...lease, campusZone })
    const queue = { clock, leaseMs, take, handle: (due: DueNotice) => this.#handle(due) }
    await drainInParallel(queue, sendersAtOnce, stopping)
  }

  async #handle(due: DueNotice): Promise<void> {
    const verdict = await this.#judge(due)
    if (verdict === 'drop') return this.#settle(due)
    if ('waitMs' in verdict) return this.#postpone(due, verdict.waitMs)
    const { database, clock, push, log } = this.ports
    const leftMs = Date.parse(due.deadlineAt) - clock.now().getTime()
    const keepMs = Math.min(leftMs, verdict.holdsMs ?? leftMs)
    const outcome = await push.send(due, {
      payload: JSON.stringify(verdict.send),
      topic: due.topic,
      keepSeconds: Math.max(0, Math.floor(keepMs / msPerSecond)),
      urgency: isUrgent(due.topic) ? 'high' : 'normal',
    })
    if (outcome.kind === 'gone')
      return void (await deleteSubscription(database, { id: due.subscriptionId, endpoint: due.endpoint }))
    if (outcome.kind !== 'later') return this.#settle(due)
    const waitMs = Math.max(backOffMs(firstBackOffMs, due.attempts), outcome.waitMs ?? 0)
    if (waitMs < leftMs) return this.#postpone(due, waitMs)
    log.warn({ attempts: due.attempts }, 'a notice could not be sent in time')
    return this.#settle(due)
  }

  /** Asked anew for each attempt: what was to be said may have been read, used up or switched off meanwhile. */
  async #judge(due: DueNotice): Promise<Verdict> {
    const now = this.ports.clock.now()
    if (!due.isOpen || now >= new Date(due.deadlineAt)) return 'drop'
    if (due.topic === topics.test) return { send: testNotice }
    const local = localMoment(now, due.timeZone)
    const quietMinutes = quietMinutesLeft(local, due.quietFrom, due.quietUntil)
    const chatId = chatOfTopic(due.topic)
    // What was written at night is there in the morning, without a notice.
    if (chatId !== undefined) return quietMinutes > 0 ? 'drop' : this.#judgeMessages(due, chatId)
    const offId = offOfTopic(due.topic)
    const goneId = goneOfTopic(due.topic)
    const postId = postOfTopic(due.topic)
    const isMorning = due.topic === topics.expiry
    const isOfRequest = offId !== undefined || goneId !== undefined
    const isWanted = isOfRequest ? due.messages : postId !== undefined || (isMorning && due.expiry)
    // A topic of a version to come is dropped as well: it would be said wrongly.
    if (!isWanted) return 'drop'
    if (quietMinutes > 0) return { waitMs: quietMinutes * msPerMinute }
    if (offId !== undefined) return this.#judgeOff(due, offId)
    if (goneId !== undefined) return { send: goneNotice(goneId) }
    return postId === undefined ? this.#judgeMorning(due, local) : this.#judgePost(due, postId)
  }

  async #judgeMessages(due: DueNotice, chatId: string): Promise<Verdict> {
    const { database, clock, hasScreens } = this.ports
    const unread = due.messages ? await readUnread(database, due.userId, chatId) : undefined
    if (!unread) return 'drop'
    // Who reads along has read what this was queued for; what has come since has its own time.
    const waitMs =
      due.attempts === 1 ? secondLookMs : unread.since.getTime() + secondLookMs - clock.now().getTime()
    if (waitMs > 0 && (await hasScreens(due.userId))) return { waitMs }
    return { send: messageNotice(chatId, unread, due.messageText) }
  }

  async #judgeMorning(due: DueNotice, local: LocalMoment): Promise<Verdict> {
    const morning = await readMorning(this.ports.database, due, local.date, due.noticeBefore)
    return isQuiet(morning) ? 'drop' : { send: morningNotice(morning), holdsMs: msToNextDate(local) }
  }

  async #judgePost({ userId }: DueNotice, postId: string): Promise<Verdict> {
    const { clock, campusZone, tellings } = this.ports
    const notice = await tellings.notice(userId, postId)
    return notice ? { send: notice, holdsMs: msToNextDate(localMoment(clock.now(), campusZone)) } : 'drop'
  }

  async #judgeOff({ userId }: DueNotice, requestId: string): Promise<Verdict> {
    const [told] = await findFoodOf(this.ports.database, { id: requestId, userId })
    return { send: offNotice(requestId, told) }
  }

  async #settle({ subscriptionId, topic, generation }: DueNotice): Promise<void> {
    const now = this.ports.clock.now().toISOString()
    await settleNotice(this.ports.database, { subscriptionId, topic, generation, now })
  }

  async #postpone({ subscriptionId, topic }: DueNotice, waitMs: number): Promise<void> {
    const dueAt = new Date(this.ports.clock.now().getTime() + waitMs).toISOString()
    await postponeNotice(this.ports.database, { subscriptionId, topic, dueAt })
  }
}

/** Whether somebody waits for it, or may be on the way. */
const isUrgent = (topic: string): boolean =>
  topic === topics.test || chatOfTopic(topic) !== undefined || offOfTopic(topic) !== undefined
