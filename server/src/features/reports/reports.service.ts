import { serverLimits } from '@shelfmate/contract/api/server-limits'
import type { Measure, OwnReport, ReportKind, ReportReason } from '@shelfmate/contract/people/reports'
import type { Clock } from '#platform/clock/clock.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import type { Onlooker } from '#platform/identity/meeting.ts'
import { hideImage } from '#platform/images/index.ts'
import type { Limiter } from '#platform/limits/limiter.ts'
import { Service } from '#platform/service/service.ts'
import { type QuotePorts, quoteFor } from './quotes.ts'
import { answerMeasure, countOpen, insertReport, listMeasures, listOwnReports } from './reports.repository.ts'

export interface ReportsPorts extends QuotePorts {
  clock: Clock
  /** How many reports a user may make in a day. */
  perDay: Pick<Limiter, 'take'>
}

interface NewReport {
  id: string
  kind: ReportKind
  targetId: string
  chatId: string | null
  reason: ReportReason
  note: string
}

/** What people report, and what they are told of what came of it. */
export class ReportsService extends Service<ReportsPorts> {
  /**
   * Keeps a report with a copy of what its reporter sees; the same again while it is open changes nothing. A picture that
   * three different people report is hidden from others until a steward has looked. Errors: NOT_FOUND, IMAGE_NOT_FOUND, RATE_LIMITED.
   */
  async report(reporter: Onlooker, report: NewReport): Promise<void> {
    const { database, clock, perDay } = this.ports
    await perDay.take(reporter.userId)
    const quoted = await quoteFor(this.ports, reporter, report)
    const now = clock.now()
    await database.transaction(async (tx) => {
      await insertReport(tx, {
        ...{ ...report, ...quoted, quote: JSON.stringify(quoted.quote) },
        ...{ reporterId: reporter.userId, now },
      })
      if (report.kind !== 'picture') return
      const [open] = await countOpen(tx, { targetId: report.targetId })
      if (open && open.people >= serverLimits.reportsThatHide)
        await hideImage(tx, { id: report.targetId, at: now })
    })
  }

  listOwn = (userId: string): Promise<OwnReport[]> => listOwnReports(this.ports.database, { userId })

  listMeasures = (userId: string): Promise<Measure[]> => listMeasures(this.ports.database, { userId })

  /** Keeps the one answer of whom a measure is about. Errors: NOT_FOUND, ALREADY_ANSWERED. */
  async answer(userId: string, id: string, text: string): Promise<void> {
    const { database, clock } = this.ports
    const [found] = await answerMeasure(database, { id, userId, text, now: clock.now() })
    if (!found) throw new DomainError('NOT_FOUND')
    if (!found.isFirst) throw new DomainError('ALREADY_ANSWERED')
  }
}
