import type { CallAddresses } from '@shelfmate/contract/api/call'
import type { reportsCalls, reportsChangedEvent } from '@shelfmate/contract/people/reports'
import type { queueChangedEvent, stewardsCalls } from '@shelfmate/contract/people/stewards'

/** The contract's calls without their schemas, which nothing here needs; their types hold every address to the contract's. */
export const addresses = {
  report: 'POST /reports',
  mine: 'GET /reports',
  measures: 'GET /measures',
  answer: 'POST /measures/:id/answer',
} as const satisfies CallAddresses<typeof reportsCalls>

/** Those of stewards. */
export const stewardAddresses = {
  me: 'GET /steward',
  listReports: 'GET /steward/reports',
  readReport: 'GET /steward/reports/:id',
  decide: 'POST /steward/reports/:id/decision',
  lift: 'POST /steward/reports/:id/lift',
  listStewards: 'GET /steward/stewards',
  findPeople: 'GET /steward/people',
  name: 'PUT /steward/stewards/:userId',
} as const satisfies CallAddresses<typeof stewardsCalls>

export const changedEvent: typeof reportsChangedEvent = 'reports.changed'
export const queueEvent: typeof queueChangedEvent = 'reports.queueChanged'
