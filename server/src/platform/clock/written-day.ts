const weekday = 'Thu, '.length
const end = 'Thu, 05 Nov 2026'.length

/** The day of a moment in UTC, as screens write it: '5 Nov 2026'. */
export const writtenDay = (moment: Date): string => moment.toUTCString().slice(weekday, end).replace(/^0/, '')
