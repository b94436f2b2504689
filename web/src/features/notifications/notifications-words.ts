import { limits } from '@shelfmate/contract/api/limits'
import { productName } from '@shelfmate/contract/api/product'

export { enterTheCode } from '#ui/usual-words.ts'

export const noPushAddress = 'Your browser didn’t give us an address to send notifications to.'
export const pushWorkerNotStarted = 'The part that shows notifications didn’t start.'
export const askedTooOften = `You’ve asked for it ${limits.remindersPerDay} times today. Try again tomorrow.`
export const reminderOnItsWay = 'Today’s reminder is on its way.'
export const nothingUrgent = 'Nothing is urgent today.'
export const theReminderWasntSent = (why: string) => `The reminder wasn’t sent. ${why}`
export const nothingExpiresSoon = 'Nothing expires in the next 3 days.'
export const noEmailToday = 'So no email would go out today.'
export const todaysEmailWouldSay = 'Today’s email would say'
export const sendTodaysEmail = 'Send me today’s email now'
export const remindersSentDaily =
  'Reminders are sent daily at 8am via email if any items are expiring in 3 days.'
export const expiryNotifications = 'Expiry Notifications'
export const notificationsSubtitle = 'An email in the morning, before it’s too late.'
export const confirmFirst = 'Confirm your email address to get reminders.'
export const emailReminders = 'Email Reminders'
export const settingsNotLoaded = 'Your settings could not be loaded.'
export const processing = 'Processing...'
export const switchIsBack = (message: string) => `Your change wasn’t saved. ${message}`

/** What notices may tell of, each to be chosen by itself. */
export const pushSwitches = [
  { name: 'expiry', label: 'Expiring food', note: 'In the morning, before it’s too late.' },
  { name: 'messages', label: 'New messages', note: 'Who wrote to you while you were away.' },
  {
    name: 'messageText',
    label: 'Show the text of messages',
    note: 'Anyone who sees your screen can read it.',
  },
  {
    name: 'rescue',
    label: 'Food to rescue in my dorm',
    note: 'What neighbours offer, best eaten within two days. Never what you told us you can’t eat.',
  },
] as const

export const quietHours = 'Quiet hours'
export const quietTimes = [
  { name: 'quietFrom', label: 'From' },
  { name: 'quietUntil', label: 'Until' },
] as const
export const noQuietHours = 'Both are the same, so there are no quiet hours.'
export const afterQuietHours = 'You’ll hear about food when they end. Messages wait in your chats.'
export const onThisDevice = 'On this device'
export const checkingThisDevice = 'Checking this device…'
export const pushUnsupported = `This browser can’t show notifications. On an iPhone or iPad, add ${productName} to the home screen and open it from there.`
export const pushNeedsHttps = `Notifications need an address that starts with https://. The people who run ${productName} here can give it one.`
export const pushBlocked = `Notifications are blocked for ${productName} in this browser. To allow them, open the site settings beside the address, set Notifications to Allow, and come back here.`
export const pushOffer = `Hear about expiring food and new messages, even while ${productName} is closed.`
export const notificationsAreOn = 'Notifications are on.'
export const oneMoment = 'One moment…'
export const turnOffNotifications = 'Turn off notifications'
export const turnOnNotifications = 'Turn on notifications'
export const sendATestNotification = 'Send a test notification'
export const timeNeeded = 'Please enter a time, such as 22:00.'
export const notificationsAreOff = 'Notifications are off on this device.'
export const notificationsAreStillOff = 'Notifications are still off.'
export const notificationsAreStillOn = 'Notifications are still on.'
export const testOnItsWay = 'A test notification is on its way.'
export const testNotSent = 'The test notification wasn’t sent.'
export const pushServiceUnreachable = 'Your browser couldn’t reach its notification service.'
export const tryAgainSoon = (reason: string) => `${reason} Please try again in a moment.`
