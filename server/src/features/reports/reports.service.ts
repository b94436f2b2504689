import { randomUUID } from 'node:crypto'
import { serverLimits } from '@shelfmate/contract/api/server-limits'
import type { Measure, OwnReport, ReportKind, ReportReason } from '@shelfmate/contract/people/reports'
import { queueChangedEvent } from '@shelfmate/contract/people/stewards'
import type { Clock } from '#platform/clock/clock.ts'
import type { Tx } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import { keyValues, once, type Repeatable } from '#platform/idempotency/idempotency.ts'
import type { RequestKey } from '#platform/idempotency/request-key.ts'
import type { Onlooker } from '#platform/identity/visibility.ts'
import { copyImage, hideImage, lockImage } from '#platform/images/index.ts'
import type { Limiter } from '#platform/limits/limiter.ts'
import type { Screens } from '#platform/realtime/screens.ts'
import { Service } from '#platform/service/service.ts'
import { changeSeen, type PicturePorts } from './pictures/seen-pictures.ts'
import { type Quoted, type QuotePorts, quoteFor } from './quotes/quotes.ts'
import {
  countOfPicture,
  insertReport,
  isRepeated,
  listMeasures,
  listOwnReports,
  lockReportsOf,
} from './reports.repository.ts'
import { listJudges } from './stewards.repository.ts'

export interface ReportsPorts extends QuotePorts, PicturePorts, Screens {
  clock: Clock
  /** How many reports a user may make in a day. */
  perDay: Pick<Limiter, 'spend'>
}

interface NewReport {
  id: string
  kind: ReportKind
  targetId: string
  chatId: string | null
  reason: ReportReason
  note: string
}

/** All that a report is answered. */
const isDone = true

/** What people report, and what they are told of what came of it. */
export class ReportsService extends Service<ReportsPorts> {
  /**
   * Keeps a report with a copy of what its reporter sees, and tells its stewards; another one of the same thing while it is
   * open joins it. An image that three different people report is hidden from others until a steward lets it be seen.
   * Errors: NOT_FOUND, IMAGE_NOT_FOUND, RATE_LIMITED, ID_REUSED.
   */
  async report(reporter: Onlooker, report: NewReport, key: RequestKey): Promise<void> {
    const { database, perDay } = this.ports
    const request = { userId: reporter.userId, key, kind: 'report' } as const
    await once(database, request, () =>
      perDay.spend(reporter.userId, async () => {
        const quoted = await quoteFor(this.ports, reporter, report)
        await database.transaction((tx) => this.#keep(tx, request, report, quoted))
        return isDone
      }),
    )
  }

  async #keep(tx: Tx, request: Repeatable, report: NewReport, quoted: Quoted): Promise<void> {
    const now = this.ports.clock.now()
    const { id, kind, targetId } = report
    const { imageId } = quoted.quote
    const copyId = imageId === null ? null : randomUUID()
    const quote = JSON.stringify({ ...quoted.quote, imageId: copyId })
    const row = { ...report, ...quoted, quote, reporterId: request.userId, now }
    await lockReportsOf(tx, { reporterId: request.userId })
    const [kept] = await insertReport(tx, { ...row, ...keyValues(request, now, isDone) }).catch(
      (error: unknown) => {
        throw isRepeated(error) ? new DomainError('ID_REUSED') : error
      },
    )
    // One that joins another leaves that its copy.
    if (imageId !== null && copyId !== null && kept?.id === id)
      await copyImage(tx, { id: imageId, copyId, now })
    if (kind === 'picture')
      await changeSeen(this.ports, tx, { imageId: targetId, ownerId: quoted.subjectId }, () =>
        this.#hideIfMany(tx, targetId, now),
      )
    const told = kept ? await listJudges(tx, { ids: [kept.id], now }) : []
    tx.afterCommit(() => {
      for (const { userId } of told) this.ports.publish(userId, queueChangedEvent, null)
    })
  }

  /**
   * Whoever reports it at the same moment waits for its lock, and counts this report. It comes after the locks that storing
   * the report takes: whoever decides it, or deletes an account, takes them in this order. Returns whether that hid it.
   */
  async #hideIfMany(tx: Tx, id: string, at: Date): Promise<boolean> {
    await lockImage(tx, { id })
    const [open] = await countOfPicture(tx, { imageId: id })
    if (!open || open.people < serverLimits.reportsThatHide) return false
    return (await hideImage(tx, { id, at })).length > 0
  }

  listOwn = (userId: string): Promise<OwnReport[]> => listOwnReports(this.ports.database, { userId })

  listMeasures = (userId: string): Promise<Measure[]> => listMeasures(this.ports.database, { userId })
}
