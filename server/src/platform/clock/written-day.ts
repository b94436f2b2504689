import { localMoment, localTime } from '@shelfmate/contract/notifications/reminders'

const weekday = 'Thu, '.length
const end = 'Thu, 05 Nov 2026'.length

/** The day of a moment in UTC, as screens write it: '5 Nov 2026'. */
export const writtenDay = (moment: Date): string => moment.toUTCString().slice(weekday, end).replace(/^0/, '')

/** A moment on the wall clock of a zone, as screens write it: '5 Nov 2026, 14:07'. */
export const writtenMoment = (moment: Date, timeZone: string): string =>
  `${writtenDay(new Date(localMoment(moment, timeZone).date))}, ${localTime(moment, timeZone)}`
