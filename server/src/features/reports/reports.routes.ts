import { reportsCalls } from '@shelfmate/contract/people/reports'
import { stewardsCalls } from '@shelfmate/contract/people/stewards'
import { type Implementation, implement } from '#platform/routes/implementation.ts'
import type { Answers } from './answers.ts'
import type { ReportsService } from './reports.service.ts'
import type { StewardsService } from './stewards.service.ts'

/** The calls of those who report, and of those about whom something was decided. */
export const reportsRoutes = (reports: ReportsService, answers: Answers): Implementation[] => [
  implement(reportsCalls.report, async ({ viewer, body, key }) => {
    await reports.report(viewer, body, key)
    return null
  }),
  implement(reportsCalls.mine, async ({ viewer }) => ({
    items: await reports.listOwn(viewer.userId),
    nextCursor: null,
  })),
  implement(reportsCalls.measures, async ({ viewer }) => ({
    items: await reports.listMeasures(viewer.userId),
    nextCursor: null,
  })),
  implement(reportsCalls.answer, async ({ viewer, params, body }) => {
    await answers.answer(viewer.userId, params.id, body.text)
    return null
  }),
]

/** The stewards' calls. */
export const stewardsRoutes = (stewards: StewardsService): Implementation[] => [
  implement(stewardsCalls.me, async ({ viewer }) => ({ dorms: await stewards.dormsOf(viewer.userId) })),
  implement(stewardsCalls.listReports, ({ viewer, query }) => stewards.list(viewer, query)),
  implement(stewardsCalls.readReport, ({ viewer, params }) => stewards.read(viewer, params.id)),
  implement(stewardsCalls.decide, async ({ viewer, params, body }) => {
    await stewards.decide(viewer, params.id, body)
    return null
  }),
  implement(stewardsCalls.lift, async ({ viewer, params, body }) => {
    await stewards.lift(viewer, params.id, body.reason)
    return null
  }),
  implement(stewardsCalls.listStewards, async ({ viewer }) => ({
    items: await stewards.listStewards(viewer),
    nextCursor: null,
  })),
  implement(stewardsCalls.findPeople, async ({ viewer, query }) => ({
    items: await stewards.findPeople(viewer, query.search),
    nextCursor: null,
  })),
  implement(stewardsCalls.name, async ({ viewer, params, body }) => {
    await stewards.name(viewer, params.userId, body)
    return null
  }),
]
