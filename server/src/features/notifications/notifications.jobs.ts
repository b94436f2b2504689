import type { Job } from '#platform/jobs/every.ts'
import type { NoticesService } from './notices.service.ts'
import type { RemindersService } from './reminders.service.ts'

const everyMinuteMs = 60_000
const everyTwoSecondsMs = 2_000

export const sendReminders = (reminders: RemindersService): Job => ({
  name: 'notifications.sendReminders',
  everyMs: everyMinuteMs,
  run: () => reminders.tick(),
})

export const sendNotices = (notices: NoticesService): Job => ({
  name: 'notifications.sendNotices',
  everyMs: everyTwoSecondsMs,
  run: () => notices.tick(),
})
