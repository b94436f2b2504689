import type { Job } from '#platform/jobs/every.ts'
import type { NoticesService } from './notices.service.ts'
import type { RemindersService } from './reminders/reminders.service.ts'

const everyMinuteMs = 60_000
const everyTwoSecondsMs = 2_000

/** Looks every minute whose morning has come. */
export const sendReminders = (reminders: RemindersService): Job => ({
  name: 'notifications.sendReminders',
  everyMs: everyMinuteMs,
  run: (stopping) => reminders.tick(stopping),
})

/** Hands over every two seconds what is due to go to devices. */
export const sendNotices = (notices: NoticesService): Job => ({
  name: 'notifications.sendNotices',
  everyMs: everyTwoSecondsMs,
  run: (stopping) => notices.tick(stopping),
})
