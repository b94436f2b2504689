import type { ReportKind } from '@shelfmate/contract/people/reports'
import { createStore } from '../store.ts'

/** Something that somebody wants to report, as the server knows it. */
export interface Reported {
  kind: ReportKind
  targetId: string
  /** Of a message alone: its chat. */
  chatId?: string
}

const reported = createStore<Reported | undefined>(undefined)

/** Asks what is wrong with it, over whatever screen. */
export const openReport = (what: Reported): void => reported.set(what)
export const closeReport = (): void => reported.set(undefined)
/** Closes what asks about this one alone: by the time it is sent somebody may report another. */
export function closeReportOf(what: Reported): void {
  if (reported.get() === what) closeReport()
}

/** What is being reported; undefined: nothing. */
export const useReported = reported.use
