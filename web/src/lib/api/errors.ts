import { type ApiError, type ApiErrorCode, isApiError } from './api-error.ts'

/** One sentence for what happened and what is kept, one for what to do. */
const wording: Record<ApiErrorCode, string> = {
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
  RATE_LIMITED: 'Too many attempts. What you typed is kept. Please wait a few minutes and try again.',
  INTERNAL: 'Something went wrong on our side. Nothing was changed. Please try again.',
  UNAVAILABLE: 'The service is busy or restarting. Nothing is lost. Please try again shortly.',
  STORAGE_FULL:
    'The server has run out of space. What you typed is kept. Please tell whoever runs this app, and try again later.',
  STORE_UNAVAILABLE: 'The picture storage isn’t responding. What you typed is kept. Please try again later.',
  EMAIL_TAKEN: 'This email is already registered.',
  EMAIL_NOT_ALLOWED: 'Please sign up with your campus email address.',
  PASSWORD_TOO_WEAK: 'Password is too weak.',
  INVALID_CREDENTIALS: 'Email or password is incorrect.',
  WRONG_PASSWORD: 'The current password is incorrect.',
  RESET_LINK_INVALID: 'This link has expired or was already used. Ask for a new one.',
  SUSPENDED: 'This account is suspended. Ask the people who run this place.',
  UNVERIFIED:
    'Please confirm your email address first: enter the code on the home screen. What you typed is kept.',
  CODE_INCORRECT: 'That isn’t the code from the latest email. Check it, or ask for a new one.',
  VERIFICATION_INVALID: 'This link has expired or was already used. Log in to have a new one sent.',
  PLACES_FULL: 'You have ten places of your own already. Use one of them.',
  PANTRY_FULL: 'Your pantry is full. Remove something first, then try again.',
  SEARCHES_FULL: 'No more fit.',
  CORRECTIONS_FULL: 'You have told what many names mean, and no more fit. Forget one first.',
  RECIPES_FULL: 'Your recipe book is full. Remove a recipe first, then try again.',
  OWN_RECIPES_FULL: 'You have as many recipes of your own as fit. Remove some first.',
  PAGE_REFUSED: 'This is no address of a public web page.',
  PAGE_UNREACHABLE: 'This page could not be opened. Check its address, or paste the recipe.',
  PAGE_TOO_LARGE: 'This page is too large to read. Paste the recipe instead.',
  PAGE_WITHOUT_RECIPE: 'We found no recipe on this page. Paste its text instead.',
  PANTRY_ITEM_GONE:
    'This item is no longer in your pantry. What you typed is kept: post it as food from elsewhere.',
  OWN_POST: 'This is your own post.',
  ALREADY_ASKED: 'You have already asked for this. See how it stands on the post.',
  UNITS_TOO_MANY: 'There are not that many left. Try fewer.',
  UNITS_PROMISED: 'What is left is promised to somebody. Take a promise back first.',
  LINE_FULL: 'Too many people have asked for this already.',
  REQUEST_NOT_YOURS: 'Only the other one of you can do this.',
  REQUEST_MOVED_ON: 'This request has moved on meanwhile. Look at how it stands now.',
  HANDOVER_CODE_WRONG: 'That is not the code. Please look at it again.',
  HANDOVER_PAUSED: 'Too many wrong codes. Wait a while, or both press “Handed over”.',
  PANTRY_TOO_FEW: 'You have less of this left in your pantry. What you typed is kept. Lower the quantity.',
  ITEM_EXPIRED:
    'This item has passed its date in your pantry, so it can’t be donated. What you typed is kept.',
  CHAT_WITH_ONESELF: 'You can’t chat with yourself.',
  TOO_FAR_BEHIND: 'Too much has changed since then. Reload the page.',
  UNDO_EXPIRED: 'It’s too late to undo this.',
  RECIPES_RUNNING: 'Your recipes are still being written, perhaps in another window. Please wait a moment.',
  ALREADY_ANSWERED: 'You’ve answered this already. One answer is all there is.',
  ALREADY_DECIDED: 'Somebody else has decided this already.',
  CHAT_QUOTA:
    'You’ve written more today than fits into one day. What you typed is kept, and goes out tomorrow.',
  RECIPES_QUOTA: 'You’ve used up your AI recipes for now. The built-in cookbook is always open.',
  RECIPES_CEILING: 'The AI has reached its limit for today. The built-in cookbook is always open.',
  ID_REUSED:
    'An earlier try of this was saved, and this one is different. What you typed is kept. Reload the page to see what was saved.',
  PUSH_OFF: 'Notifications are off on this device. Turn them on first.',
  MAIL_FAILED: 'The email could not be sent. What you typed is kept. Please try again in a few minutes.',
  IMAGE_INVALID:
    'This file can’t be read as a picture. What you typed is kept. Choose a JPEG, PNG, WebP or GIF.',
  IMAGE_TOO_LARGE:
    'This picture is too large. What you typed is kept. Choose a JPEG or PNG of at most 10 MB, or make it smaller first.',
  IMAGE_NOT_FOUND: 'This picture isn’t here any more. Choose it again.',
}

export interface ErrorDescription {
  message: string
  /** Names the failed request in the server's log; there whenever the user cannot solve it alone. */
  requestId: string | undefined
}

/** Words any failure for the user. */
export function describeError(error: unknown): ErrorDescription {
  if (!isApiError(error)) return { message: wording.INTERNAL, requestId: undefined }
  // A server newer than this page may answer a code it does not know.
  // The server tells why somebody is suspended.
  const isWorded = Object.hasOwn(wording, error.code) && error.code !== 'SUSPENDED'
  const message = isWorded ? wording[error.code] : error.message
  return { message, requestId: isOurs(error) ? error.requestId : undefined }
}

/** Whether the same request may well succeed a moment later. */
export function isTemporary(error: unknown): boolean {
  return isApiError(error) && (error.status === 0 || error.status === 503)
}

/** Whether only the people who run the server can do something about it. */
function isOurs(error: ApiError): boolean {
  return error.status >= 500 || error.code === 'BAD_ANSWER' || error.code === 'BAD_REQUEST'
}
