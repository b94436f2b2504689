import type { Job } from '#platform/jobs/every.ts'
import type { RemindersService } from './reminders.service.ts'

const everyMinuteMs = 60_000

export const sendReminders = (reminders: RemindersService): Job => ({
  name: 'notifications.sendReminders',
  everyMs: everyMinuteMs,
  run: () => reminders.tick(),
})
