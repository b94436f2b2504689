import { productName } from '@shelfmate/contract/api/product'
import { counted } from '@shelfmate/contract/text/counted'
import type { ApiErrorCode } from './api-error.ts'

const tooMany = 'That was too many in a short time. What you typed is kept.'

/** What each error says: a sentence for what happened and what is kept, then one for what to do. */
export const wording: Record<ApiErrorCode, string> = {
  OFFLINE: 'You seem to be offline. Nothing is lost: try again when you’re back online.',
  TIMEOUT: 'The server took too long to answer. What you typed is kept. Please try again.',
  BAD_ANSWER: 'The answer could not be read. What you typed is kept. Please try again.',
  BAD_REQUEST: 'The server could not read that. What you typed is kept. Reload the page and try again.',
  VALIDATION_FAILED: 'Some fields need another look. What you typed is kept.',
  UNAUTHENTICATED: 'User not authenticated.',
  FORBIDDEN_ORIGIN:
    'This page was opened from a different address than the server expects. Open it from its usual address.',
  NOT_FOUND: 'This isn’t here any more. It may have been removed on another device.',
  METHOD_NOT_ALLOWED: 'This page is older than the server. Reload it and try again.',
  PAYLOAD_TOO_LARGE: 'This is too large to send. Make it smaller and try again.',
  UNSUPPORTED_MEDIA_TYPE: 'This page is older than the server. Reload it and try again.',
  RATE_LIMITED: `${tooMany} Please try again later.`,
  INTERNAL: 'Something went wrong on our side. Nothing was changed. Please try again.',
  UNAVAILABLE: 'The service is busy or restarting. Nothing is lost. Please try again shortly.',
  STORAGE_FULL: `The server has run out of space. What you typed is kept. Please tell the people who run ${productName} here, and try again later.`,
  STORE_UNAVAILABLE: 'The picture storage isn’t responding. What you typed is kept. Please try again later.',
  EMAIL_TAKEN: 'This email is already registered.',
  EMAIL_NOT_ALLOWED: 'Please use your campus email address.',
  PASSWORD_TOO_WEAK: 'Password is too weak.',
  INVALID_CREDENTIALS: 'Email or password is incorrect.',
  WRONG_PASSWORD: 'The current password is incorrect.',
  RESET_LINK_INVALID: 'This link has expired or was already used. Ask for a new one.',
  SUSPENDED: `This account is suspended. Ask the people who run ${productName} here.`,
  SUSPENDED_UNANSWERED: 'This account is suspended. You can answer once.',
  UNVERIFIED:
    'Please confirm your email address first: enter the code on the home screen. What you typed is kept.',
  CODE_INCORRECT: 'That isn’t the code from the latest email. Check it, or ask for a new one.',
  VERIFICATION_INVALID: 'This link has expired or was already used. Log in to have a new one sent.',
  PLACES_FULL: 'You have ten places of your own already. Use one of them.',
  PANTRY_FULL: 'Your pantry is full. Remove something first, then try again.',
  SEARCHES_FULL: 'We already tell you about as many foods as we can. Remove one first.',
  CORRECTIONS_FULL: 'You’ve corrected as many names as we can keep. Forget one first.',
  RECIPES_FULL: 'You have as many recipes as we can keep. Remove one first.',
  OWN_RECIPES_FULL: 'You have as many recipes of your own as we can keep. Remove some first.',
  PAGE_REFUSED: 'This isn’t the address of a public web page.',
  PAGE_UNREACHABLE: 'This page could not be opened. Check its address, or paste the recipe.',
  PAGE_TOO_LARGE: 'This page is too large to read. Paste the recipe instead.',
  PAGE_WITHOUT_RECIPE: 'We couldn’t find a recipe on this page. Paste its text instead.',
  PANTRY_ITEM_GONE:
    'This item is no longer in your pantry. What you typed is kept: make it a new post instead.',
  OWN_POST: 'This is your own post.',
  ALREADY_ASKED: 'You have already asked for this. See how it stands on the post.',
  UNITS_TOO_MANY: 'There aren’t that many left.',
  UNITS_PROMISED: 'What’s left is promised to someone. Decline that request first.',
  LINE_FULL: 'Too many people have asked for this already.',
  REQUEST_NOT_YOURS: 'Only the other person can do this.',
  REQUEST_MOVED_ON: 'This request has changed in the meantime. Check how it stands now.',
  HANDOVER_CODE_WRONG: 'That’s not the code. Please check it again.',
  HANDOVER_PAUSED: 'Too many wrong codes. Both of you can press “Handed over” instead.',
  PANTRY_TOO_FEW: 'You don’t have that many left in your pantry. What you typed is kept. Lower the quantity.',
  ITEM_EXPIRED: 'This item has expired, so it can’t be donated. What you typed is kept. Check its date.',
  CHAT_WITH_ONESELF: 'You can’t chat with yourself.',
  TOO_FAR_BEHIND: 'Too much has changed while you were away. Reload the page.',
  UNDO_EXPIRED: 'It’s too late to undo this.',
  RECIPES_RUNNING: 'Your recipes are still being written, perhaps in another window. Please wait a moment.',
  ALREADY_ANSWERED: 'You’ve already answered this. You can answer only once.',
  NOT_SUSPENDED: 'This suspension has ended already.',
  ALREADY_DECIDED: 'Someone else has already decided this.',
  CHAT_QUOTA: 'You’ve reached today’s limit for messages. What you typed is kept, and goes out tomorrow.',
  RECIPES_QUOTA: 'You’ve used up your AI recipes for now. The built-in cookbook is always open.',
  RECIPES_CEILING: 'The AI has reached its limit for today. The built-in cookbook is always open.',
  ID_REUSED:
    'Another version of this was saved before. What you typed is kept. Reload the page to see what was saved.',
  PUSH_OFF: 'Notifications are off on this device. Turn them on first.',
  MAIL_FAILED: 'The email could not be sent. What you typed is kept. Please try again in a few minutes.',
  IMAGE_INVALID:
    'This file can’t be read as a picture. What you typed is kept. Choose a JPEG, PNG, WebP, GIF or AVIF.',
  IMAGE_TOO_LARGE:
    'This picture is too large. What you typed is kept. Choose a JPEG or PNG of at most 10 MB and 50 megapixels, or make it smaller first.',
  IMAGE_NOT_FOUND: 'This picture isn’t here any more. Choose it again.',
}

const minute = 60
const hour = 60 * minute

/** RATE_LIMITED where the server told how long its limit lasts. */
export const tooManyFor = (seconds: number) => `${tooMany} ${tryAgainIn(seconds)}`

/** When a limit is over: `Try again in 5 hours.` */
export const tryAgainIn = (seconds: number) => `Try again in ${waiting(seconds)}.`

function waiting(seconds: number): string {
  if (seconds < minute) return seconds === 1 ? 'a second' : `${seconds} seconds`
  return seconds < hour
    ? counted(Math.ceil(seconds / minute), 'minute')
    : counted(Math.ceil(seconds / hour), 'hour')
}
