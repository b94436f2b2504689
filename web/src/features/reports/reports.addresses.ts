import type { CallAddresses } from '@shelfmate/contract/api/call'
import type { reportsCalls, reportsChangedEvent } from '@shelfmate/contract/people/reports'
import type { stewardsCalls } from '@shelfmate/contract/people/stewards'

/** The contract's calls without their schemas, which nothing here needs; their types hold every address to the contract's. */
export const addresses = {
  report: { method: 'POST', path: '/reports' },
  mine: { method: 'GET', path: '/reports' },
  measures: { method: 'GET', path: '/measures' },
  answer: { method: 'POST', path: '/measures/:id/answer' },
} as const satisfies CallAddresses<typeof reportsCalls>

/** Those of stewards. */
export const stewardAddresses = {
  me: { method: 'GET', path: '/steward' },
  listReports: { method: 'GET', path: '/steward/reports' },
  readReport: { method: 'GET', path: '/steward/reports/:id' },
  decide: { method: 'POST', path: '/steward/reports/:id/decision' },
  listStewards: { method: 'GET', path: '/steward/stewards' },
  findPeople: { method: 'GET', path: '/steward/people' },
  name: { method: 'PUT', path: '/steward/stewards/:userId' },
} as const satisfies CallAddresses<typeof stewardsCalls>

export const changedEvent: typeof reportsChangedEvent = 'reports.changed'
