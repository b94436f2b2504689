import { msPerHour } from '@shelfmate/contract/api/durations'
import type { Job } from '#platform/jobs/jobs.ts'
import type { NoticesService } from './notices.service.ts'
import type { RemindersService } from './reminders/reminders.service.ts'
import type { TellingsService } from './tellings/tellings.service.ts'

const everyMinuteMs = 60_000
const everyTwoSecondsMs = 2_000
const everyFiveSecondsMs = 5_000

/** Looks every minute whose morning has come. Waits for no mail server: others' mornings and notices do not either. */
export const decideMornings = (reminders: RemindersService): Job => ({
  name: 'notifications.decideMornings',
  everyMs: everyMinuteMs,
  run: async () => void (await reminders.decide()),
})

/** Hands over every few seconds what was decided to be mailed. */
export const sendReminders = (reminders: RemindersService): Job => ({
  name: 'notifications.sendReminders',
  everyMs: everyFiveSecondsMs,
  run: (stopping) => reminders.tick(stopping),
})

/** Looks every few seconds whom new posts are told to. */
export const tellOfPosts = (tellings: TellingsService): Job => ({
  name: 'notifications.tellOfPosts',
  everyMs: everyFiveSecondsMs,
  run: (stopping) => tellings.tick(stopping),
})

/** Forgets who was told of posts that are gone. */
export const purgeTellings = (tellings: TellingsService): Job => ({
  name: 'notifications.purgeTellings',
  everyMs: msPerHour,
  run: () => tellings.purge(),
})

/** Hands over every two seconds what is due to go to devices. */
export const sendNotices = (notices: NoticesService): Job => ({
  name: 'notifications.sendNotices',
  everyMs: everyTwoSecondsMs,
  run: (stopping) => notices.tick(stopping),
})
