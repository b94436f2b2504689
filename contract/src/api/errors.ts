/**
 * Every error code an answer may carry, with its HTTP status and a plain message for people who call the API by hand.
 * The web words its own messages; a code that a call does not declare reaches the client as INTERNAL.
 */
export const errorCatalogue = {
  BAD_REQUEST: { status: 400, message: 'The request could not be understood.' },
  VALIDATION_FAILED: { status: 400, message: 'Some fields are not valid.' },
  UNAUTHENTICATED: { status: 401, message: 'User not authenticated.' },
  FORBIDDEN_ORIGIN: { status: 403, message: 'Requests from other sites are refused.' },
  NOT_FOUND: { status: 404, message: 'Not found.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This address does not accept that method.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'The request is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Send JSON (Content-Type: application/json).' },
  RATE_LIMITED: { status: 429, message: 'Too many attempts. Please wait and try again.' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Nothing was changed.' },
  UNAVAILABLE: { status: 503, message: 'The service is busy or restarting. Please try again shortly.' },
  STORAGE_FULL: {
    status: 507,
    message: 'The server has run out of space. Nothing was changed. Please tell whoever runs it.',
  },
  STORE_UNAVAILABLE: {
    status: 503,
    message: 'The picture storage is not responding. Nothing was changed. Please try again later.',
  },
  EMAIL_TAKEN: { status: 409, message: 'This email is already registered.' },
  EMAIL_NOT_ALLOWED: { status: 403, message: 'Please use your campus email address.' },
  PASSWORD_TOO_WEAK: { status: 422, message: 'Password is too weak.' },
  INVALID_CREDENTIALS: { status: 401, message: 'Email or password is incorrect.' },
  WRONG_PASSWORD: { status: 403, message: 'The current password is incorrect.' },
  RESET_LINK_INVALID: { status: 410, message: 'This link has expired or was already used.' },
  SUSPENDED: { status: 403, message: 'This account is suspended.' },
  /** The same, where a steward decided it, and is still to hear what the person says to it. */
  SUSPENDED_UNANSWERED: { status: 403, message: 'This account is suspended. You can answer once.' },
  UNVERIFIED: { status: 403, message: 'Please confirm your email address first.' },
  CODE_INCORRECT: { status: 422, message: 'That is not the code from the latest email.' },
  VERIFICATION_INVALID: { status: 410, message: 'This link has expired or was already used.' },
  PANTRY_FULL: { status: 409, message: 'Your pantry is full. Remove something first.' },
  PLACES_FULL: { status: 409, message: 'You have ten places of your own. Use one of them.' },
  SEARCHES_FULL: { status: 409, message: 'You have as many food alerts as we can keep. Remove one first.' },
  CORRECTIONS_FULL: { status: 409, message: 'You have corrected as many names as we can keep.' },
  RECIPES_FULL: { status: 409, message: 'Your recipe book is full. Remove something first.' },
  OWN_RECIPES_FULL: {
    status: 409,
    message: 'You have as many recipes of your own as we can keep. Remove some first.',
  },
  PAGE_REFUSED: { status: 422, message: 'This is not the address of a public web page.' },
  PAGE_UNREACHABLE: {
    status: 422,
    message: 'This page could not be opened. Check its address, or paste the recipe.',
  },
  PAGE_TOO_LARGE: { status: 422, message: 'This page is too large to read. Paste the recipe instead.' },
  PAGE_WITHOUT_RECIPE: {
    status: 422,
    message: 'We could not find a recipe on this page. Paste the recipe instead.',
  },
  ID_REUSED: { status: 409, message: 'This id was used before, for something else.' },
  MAIL_FAILED: { status: 502, message: 'The email could not be sent. Please try again later.' },
  PUSH_OFF: { status: 409, message: 'Notifications are off on this device.' },
  PANTRY_ITEM_GONE: { status: 409, message: 'This item is no longer in your pantry.' },
  PANTRY_TOO_FEW: { status: 409, message: 'You do not have that many left in your pantry.' },
  ITEM_EXPIRED: { status: 409, message: 'Expired food cannot be donated.' },
  OWN_POST: { status: 409, message: 'This is your own post.' },
  ALREADY_ASKED: { status: 409, message: 'You have already asked for this.' },
  UNITS_TOO_MANY: { status: 409, message: 'There are not that many left.' },
  UNITS_PROMISED: { status: 409, message: 'What is left is promised to somebody.' },
  LINE_FULL: { status: 409, message: 'Too many people have asked for this already.' },
  REQUEST_NOT_YOURS: { status: 403, message: 'Only the other person can do this.' },
  REQUEST_MOVED_ON: { status: 409, message: 'This request has moved on. Look at how it stands now.' },
  HANDOVER_CODE_WRONG: { status: 422, message: 'That is not the code. Please look again.' },
  HANDOVER_PAUSED: {
    status: 429,
    message: 'Too many wrong codes. Both of you can press “Handed over” instead.',
  },
  CHAT_WITH_ONESELF: { status: 422, message: 'You cannot chat with yourself.' },
  TOO_FAR_BEHIND: { status: 410, message: 'Too much has changed since. Open the chat again.' },
  UNDO_EXPIRED: { status: 410, message: 'It is too late to undo this.' },
  RECIPES_RUNNING: { status: 409, message: 'Your recipes are still being written.' },
  ALREADY_ANSWERED: { status: 409, message: 'You have answered this already.' },
  ALREADY_DECIDED: { status: 409, message: 'Somebody has decided this already.' },
  NOT_SUSPENDED: { status: 409, message: 'This suspension has ended already.' },
  CHAT_QUOTA: {
    status: 429,
    message: "You have reached today's limit for messages. You can write again tomorrow.",
  },
  RECIPES_QUOTA: { status: 429, message: 'You have used up your AI recipes for now.' },
  RECIPES_CEILING: { status: 429, message: 'The campus has used up its AI recipes for today.' },
  IMAGE_INVALID: {
    status: 422,
    message: 'This file cannot be read as a picture. Send a JPEG, PNG, WebP, GIF or AVIF.',
  },
  IMAGE_TOO_LARGE: {
    status: 413,
    message:
      'This picture is too large: 10 MB and 50 megapixels at most, and fewer as AVIF, GIF, progressive JPEG or interlaced PNG. Send it smaller.',
  },
  IMAGE_NOT_FOUND: { status: 404, message: 'This picture was not found.' },
} as const

export type ErrorCode = keyof typeof errorCatalogue

/** Codes that the platform itself may answer on any call; a call declares only what is particular to it. */
export const platformErrors = [
  'BAD_REQUEST',
  'VALIDATION_FAILED',
  'FORBIDDEN_ORIGIN',
  'METHOD_NOT_ALLOWED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'RATE_LIMITED',
  'INTERNAL',
  'UNAVAILABLE',
  'STORAGE_FULL',
  'STORE_UNAVAILABLE',
] as const satisfies readonly ErrorCode[]

/** The one shape of every error answer. `fields` maps a field's dotted path to what is wrong with it. */
export interface ErrorAnswer {
  error: { code: ErrorCode; message: string; fields?: Record<string, string>; requestId: string }
}
