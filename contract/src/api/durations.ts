/** In milliseconds, by the clock: a day of the calendar may be an hour shorter or longer. */
export const msPerDay = 86_400_000
export const msPerHour = 3_600_000
export const msPerMinute = 60_000
export const msPerSecond = 1_000
