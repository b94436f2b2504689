/** As they stand in dates, January first. */
export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
/** Sunday first. */
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

export const asOf = (time: string) => `As of ${time}`
export const asOfYesterday = 'As of yesterday'
export const asOfDaysAgo = (days: number) => `As of ${days} days ago`
