import { msPerDay } from '@shelfmate/contract/api/durations'
import { serverLimits } from '@shelfmate/contract/api/server-limits'
import { findStewardship } from '#features/admin/index.ts'
import type { Images } from '#platform/images/index.ts'
import { Limiter, type LimitStore } from '#platform/limits/limiter.ts'
import type { Implementation } from '#platform/routes/implementation.ts'
import { Answers } from './answers.ts'
import { reportsRoutes, stewardsRoutes } from './reports.routes.ts'
import { type ReportsPorts, ReportsService } from './reports.service.ts'
import { quotesImage } from './stewards.repository.ts'
import { type StewardsPorts, StewardsService } from './stewards.service.ts'

export { Answers } from './answers.ts'
export { shortenSuspensions } from './reports.repository.ts'
export { listOpenReports, moveReports, type OpenReport } from './stewards.repository.ts'

type ReportsOptions = Omit<ReportsPorts, 'perDay' | 'images'> &
  StewardsPorts & { images: Pick<Images, 'see' | 'letJudge'> }

/** The reports feature: what people report, and what stewards decide. */
export function reportsFeature(store: LimitStore, ports: ReportsOptions): Implementation[] {
  const perDay = new Limiter(store, {
    name: 'reports',
    points: serverLimits.reportsPerDay,
    windowMs: msPerDay,
  })
  ports.images.letJudge(async (on, userId, imageId) => {
    const [steward] = await findStewardship(on, { userId })
    if (!steward) return false
    const judge = { userId, dorms: steward.dorms, now: ports.clock.now() }
    return (await quotesImage(on, { ...judge, imageId })).length > 0
  })
  return [
    ...reportsRoutes(new ReportsService({ ...ports, perDay }), new Answers(ports)),
    ...stewardsRoutes(new StewardsService(ports)),
  ]
}
