import type { CallAddresses } from '@shelfmate/contract/api/call'
import type { chatCalls } from '@shelfmate/contract/chat/chat'
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
  name: { method: 'PUT', path: '/steward/stewards/:userId' },
} as const satisfies CallAddresses<typeof stewardsCalls>

/** Whom a steward may name: looked for as for a chat. */
export const peopleAddresses = {
  listPeople: { method: 'GET', path: '/people' },
} as const satisfies CallAddresses<Pick<typeof chatCalls, 'listPeople'>>

export const changedEvent: typeof reportsChangedEvent = 'reports.changed'
