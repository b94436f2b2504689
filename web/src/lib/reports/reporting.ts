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

/** What is being reported; undefined: nothing. */
export const useReported = reported.use
