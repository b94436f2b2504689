import { limits } from '@shelfmate/contract/api/limits'
import { resyncEvent } from '@shelfmate/contract/api/live'
import { isPossible, takesAway } from '@shelfmate/contract/people/decisions'
import { type ReportOutcome, reportsChangedEvent } from '@shelfmate/contract/people/reports'
import {
  type QueuedReport,
  type QueueState,
  queueChangedEvent,
  type ReportDetail,
  type Steward,
} from '@shelfmate/contract/people/stewards'
import type { AdminService, Lifted } from '#features/admin/index.ts'
import { AdminError, findStewardship, listStewards, NobodyError } from '#features/admin/index.ts'
import { findPeople, removeReportedImage, removeReportedMessage } from '#features/chat/index.ts'
import { findShown, type ProfileService } from '#features/profile/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Tx } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import { awaitUnderWay } from '#platform/identity/blocks/under-way.repository.ts'
import { lockUserById } from '#platform/identity/identity.repository.ts'
import type { Viewer } from '#platform/identity/sessions.ts'
import type { Onlooker } from '#platform/identity/visibility.ts'
import { detachImage } from '#platform/images/index.ts'
import type { Screens } from '#platform/realtime/screens.ts'
import { momentAndId } from '#platform/routes/cursors.ts'
import { Service } from '#platform/service/service.ts'
import { type PicturePorts, showAgain } from './pictures/seen-pictures.ts'
import { endSuspension, findLongest, insertMeasure, listMeasures } from './reports.repository.ts'
import {
  closeReports,
  findReport,
  findSuspended,
  type Judged,
  listCopies,
  listJudges,
  listReports,
} from './stewards.repository.ts'

export interface StewardsPorts extends PicturePorts, Screens {
  profiles: PicturePorts['profiles'] & Pick<ProfileService, 'takePictureOff' | 'takeWordsOff'>
  database: Database
  clock: Clock
  /** The administrator's deeds inside a transaction, recorded under somebody's name. */
  adminIn(tx: Tx, operator: string): AdminService
  /** Mails what a lifted suspension means for whom it kept out. */
  tellLifted(tx: Tx, lifted: Lifted): Promise<void>
}

type Who = Pick<Viewer, 'userId' | 'email'>

interface Decision {
  outcome: ReportOutcome
  reason: string
  days: number | null
}

interface Asked {
  state: QueueState
  dorm?: string | undefined
  limit?: number | undefined
  cursor?: string | undefined
}

/** A name with a few letters more finds the rest. */
const peopleFound = 20
const atTheEnd = { beforeTime: 'infinity', beforeId: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }

/** What stewards see of reports and decide about them; everybody else finds nothing here. */
export class StewardsService extends Service<StewardsPorts> {
  /** The dorms of a steward; none: the campus. Errors: NOT_FOUND for everybody else. */
  async dormsOf(userId: string, on: Database | Tx = this.ports.database): Promise<string[]> {
    const [found] = await findStewardship(on, { userId })
    if (!found) throw new DomainError('NOT_FOUND')
    return found.dorms
  }

  /** Reports of a steward's dorms. Errors: NOT_FOUND. */
  async list({ userId }: Who, { state, dorm = '', limit = limits.postsPage, cursor }: Asked) {
    const dorms = await this.dormsOf(userId)
    const before = cursor === undefined ? atTheEnd : placeOf(cursor)
    const asked = { dorm, state, ...before }
    const { database, clock } = this.ports
    const found = await listReports(database, { userId, dorms, now: clock.now(), ...asked })
    const items: QueuedReport[] = found.slice(0, limit)
    const last = items.at(-1)
    return { items, nextCursor: last && found.length > limit ? `${last.createdAt}_${last.id}` : null }
  }

  /** A report with the record of whom it is about. Errors: NOT_FOUND. */
  async read({ userId }: Who, id: string): Promise<ReportDetail> {
    const { targetId: _, chatId: __, ...report } = await this.#require(this.ports.database, userId, id)
    const { userId: subjectId } = report.subject
    const { database, clock } = this.ports
    const record = subjectId === null ? [] : await listMeasures(database, { userId: subjectId })
    const suspended = await findSuspended(database, { reportId: id, now: clock.now() })
    return { ...report, record, canLift: suspended.length > 0 }
  }

  /** Decides a report and all open ones of the same thing; it is recorded, and everybody concerned is told. Errors: NOT_FOUND, ALREADY_DECIDED, VALIDATION_FAILED. */
  async decide(steward: Who, id: string, decision: Decision): Promise<void> {
    const { database, clock, publish } = this.ports
    await database.transaction(async (tx) => {
      const report = await this.#hold(tx, steward.userId, id)
      const { subject } = report
      if (!isPossible(decision.outcome, report))
        throw new DomainError('VALIDATION_FAILED', {
          fields: { outcome: 'This report can’t end that way. Choose again.' },
        })
      const now = clock.now()
      const closed = await closeReports(tx, { id, outcome: decision.outcome, now })
      if (!closed.some((each) => each.id === id)) throw new DomainError('ALREADY_DECIDED')
      const until = await this.#carryOut(tx, steward, report, decision)
      const told = closed.flatMap(({ reporterId }) => reporterId ?? [])
      if (subject.userId !== null && decision.outcome !== 'dismissed') {
        const { outcome: action, reason } = decision
        await insertMeasure(tx, { userId: subject.userId, reportId: id, action, reason, until, now })
        told.push(subject.userId)
      }
      const judges = await listJudges(tx, { ids: closed.map((each) => each.id), now })
      tx.afterCommit(() => {
        for (const userId of told) publish(userId, reportsChangedEvent, null)
        for (const { userId } of judges) publish(userId, queueChangedEvent, null)
      })
    })
  }

  /**
   * Ends the suspension that a report led to, and no other, which others may have decided before or since; it is recorded, and
   * told to whom it kept out. Errors: NOT_FOUND, NOT_SUSPENDED.
   */
  async lift(steward: Who, id: string, reason: string): Promise<void> {
    const { database, clock, publish } = this.ports
    await database.transaction(async (tx) => {
      await this.#hold(tx, steward.userId, id)
      const now = clock.now()
      const [suspended] = await findSuspended(tx, { reportId: id, now })
      if (!suspended) throw new DomainError('NOT_SUSPENDED')
      const { userId } = suspended
      await endSuspension(tx, { reportId: id, now })
      const [another] = await findLongest(tx, { userId, now })
      const lifted = await this.ports.adminIn(tx, steward.email).lift(userId, reason, another)
      await insertMeasure(tx, { userId, reportId: id, action: 'lifted', reason, until: null, now })
      await this.ports.tellLifted(tx, lifted)
      const judges = await listJudges(tx, { ids: [id], now })
      tx.afterCommit(() => {
        for (const judge of judges) publish(judge.userId, queueChangedEvent, null)
      })
    })
  }

  /** All stewards who can log in. Errors: NOT_FOUND for whoever is none of the campus. */
  async listStewards({ userId }: Who): Promise<Steward[]> {
    await this.#requireCampus(userId)
    const { database, clock } = this.ports
    return listStewards(database, { now: clock.now() })
  }

  /** The first people whose names have a part, each with the dorm that everybody may see. Errors: NOT_FOUND for whoever is no steward of the campus. */
  async findPeople(steward: Onlooker, search: string): Promise<Steward[]> {
    await this.#requireCampus(steward.userId)
    const { database } = this.ports
    const { items } = await findPeople(database, steward, { search, limit: peopleFound })
    const told = await findShown(database, { userIds: items.map(({ userId }) => userId) })
    const dormOf = new Map(told.map(({ userId, dorm }) => [userId, dorm]))
    return items.map(({ userId, displayName }) => ({ userId, displayName, dorm: dormOf.get(userId) ?? '' }))
  }

  /** Names a steward of a dorm or, without one, of the campus. Errors: NOT_FOUND, VALIDATION_FAILED. */
  async name(
    steward: Who,
    userId: string,
    { dorm, reason }: { dorm: string; reason: string },
  ): Promise<void> {
    await this.#requireCampus(steward.userId)
    try {
      await this.ports.database.transaction(async (tx) => {
        await this.ports.adminIn(tx, steward.email).steward(userId, reason, true, dorm)
      })
    } catch (error) {
      if (error instanceof NobodyError) throw new DomainError('NOT_FOUND')
      if (!(error instanceof AdminError)) throw error
      throw new DomainError('VALIDATION_FAILED', {
        fields: { dorm: 'This dorm is closed, or they are a steward of the campus already.' },
      })
    }
  }

  async #requireCampus(userId: string): Promise<void> {
    if ((await this.dormsOf(userId)).length > 0) throw new DomainError('NOT_FOUND')
  }

  async #require(on: Database | Tx, userId: string, id: string): Promise<Judged> {
    const dorms = await this.dormsOf(userId, on)
    const [report] = await findReport(on, { userId, dorms, now: this.ports.clock.now(), id })
    if (!report) throw new DomainError('NOT_FOUND')
    return report
  }

  /** A report about somebody who is not deleted meanwhile. */
  async #hold(tx: Tx, userId: string, id: string): Promise<Judged> {
    const report = await this.#require(tx, userId, id)
    const { subject } = report
    const held = subject.userId === null ? [] : await lockUserById(tx, { id: subject.userId })
    return held.length > 0 ? report : { ...report, subject: { ...subject, userId: null } }
  }

  /** Returns until when a suspension lasts, with null for further notice. */
  async #carryOut(tx: Tx, steward: Who, report: Judged, { outcome, reason, days }: Decision) {
    const admin = this.ports.adminIn(tx, steward.email)
    const { id, kind, targetId, subject } = report
    // Before any post is locked, as whoever does something with others at this moment locks it.
    if (outcome === 'suspended' && subject.userId !== null)
      await awaitUnderWay(tx, { userIds: [subject.userId] })
    if (kind === 'picture' && outcome === 'dismissed' && subject.userId !== null)
      await showAgain(this.ports, tx, { imageId: targetId, ownerId: subject.userId })
    if (takesAway(outcome, kind)) await this.#remove(tx, admin, report, reason)
    if (outcome === 'suspended' && subject.userId !== null)
      return admin.suspendAtLeast(subject.userId, reason, days ?? undefined)
    if (outcome !== 'removed')
      await admin.note(`${outcome} a report`, id, reason, { kind, targetId, subject })
    return null
  }

  async #remove(tx: Tx, admin: AdminService, report: Judged, reason: string): Promise<void> {
    const { id: reportId, kind, targetId: id, chatId, subject, quote } = report
    // Whoever wrote it may have been quicker: the decision stands all the same.
    if (kind === 'post' || kind === 'comment')
      await admin.removeReported(kind, id, reason, { subject, quote })
    else await admin.note(`remove ${kind === 'person' ? 'profile' : kind}`, id, reason, { subject, quote })
    const now = this.ports.clock.now()
    const users: string[] = []
    if (kind === 'person' && subject.userId !== null)
      await this.ports.profiles.takeWordsOff(tx, subject.userId)
    if (kind === 'picture') {
      await admin.takePictureOff(id)
      await this.ports.profiles.takePictureOff(tx, id)
      users.push(...(await removeReportedImage(tx, id, now)))
    }
    if (kind === 'message' && chatId !== null && subject.userId !== null)
      users.push(...(await removeReportedMessage(tx, { chatId, id, senderId: subject.userId, now })))
    // Nobody goes on seeing it.
    for (const { imageId } of await listCopies(tx, { id: reportId })) await detachImage(tx, imageId)
    tx.afterCommit(() => {
      for (const userId of users) this.ports.publish(userId, resyncEvent, null)
    })
  }
}

/** A cursor is the last report's place in the list. */
function placeOf(cursor: string): typeof atTheEnd {
  const { moment, id } = momentAndId(cursor)
  return { beforeTime: moment, beforeId: id }
}
