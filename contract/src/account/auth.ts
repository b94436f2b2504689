import * as z from 'zod/mini'
import { defineCall } from '../api/call.ts'
import { canBeStored, id, noContent, nothing, timeZone, versionedId, withLimits } from '../api/fields.ts'
import { limits } from '../api/limits.ts'
import { measureAnswer } from '../people/reports.ts'
import { namePart, wholeName } from './names.ts'

/** Validation texts of section 5; the web shows them beside their fields, the API in `fields`. */
export const authTexts = {
  firstNameMissing: 'First name is required.',
  lastNameMissing: 'Last name is required.',
  emailInvalid: 'Please enter a valid email address.',
  passwordRule: 'Password must be at least 8 characters and include a special character.',
  passwordTooLong: `Please use at most ${limits.passwordMax} characters.`,
  passwordMissing: 'Password is required.',
  codeInvalid: `Please enter the ${limits.verificationCodeLength} digits of the code.`,
} as const

/** After the @ a host's name, in any script: a comma or a bracket there would be read as one more recipient of a mail. */
const emailPattern = /^[^\s@"(),:;<>[\\\]]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u

/** An address as typed, trimmed and in NFC; comparison without case is the database's (D1). */
export const email = z.string().check(
  z.trim(),
  z.refine(canBeStored, { error: authTexts.emailInvalid, abort: true }),
  z.overwrite((text) => text.normalize('NFC')),
  withLimits(
    z.refine<string>(
      (text) => text.length <= limits.emailLength && !hasUnseen(text) && emailPattern.test(text),
      { error: authTexts.emailInvalid },
    ),
    { maximum: limits.emailLength, format: 'email' },
  ),
)

/** Whether a text holds control characters, or what is there and not seen: two addresses must not look like one. */
function hasUnseen(text: string): boolean {
  return /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(text)
}

/** Longest form in which a password may be typed: most keyboards write a letter with its marks as one, some as several. */
const longestTyped = 4 * limits.passwordMax

/** How many characters a password has in the one form in which it is hashed. What is far too long is not brought into it. */
const lengthOf = (text: string) => [...(text.length > longestTyped ? text : text.normalize('NFC'))].length

/**
 * The rule of sign-up, change and reset (section 5, D2): at least 8 characters, one of them not a letter or digit of English. A
 * sentence in Japanese has no other mark, and is hard to guess; what is easy is told by its strength.
 */
export const newPassword = z.string().check(
  withLimits(
    z.refine<string>((text) => lengthOf(text) >= limits.passwordMin && /[^A-Za-z0-9]/.test(text), {
      error: authTexts.passwordRule,
      abort: true,
    }),
    { minimum: limits.passwordMin, maximum: limits.passwordMax },
  ),
  z.refine((text) => lengthOf(text) <= limits.passwordMax, {
    error: authTexts.passwordTooLong,
    abort: true,
  }),
  z.refine((text) => text.isWellFormed() && !text.includes('\u0000'), {
    error: 'This text has characters we can’t save. Please type it again.',
  }),
)

/** A password to compare: no rule but a bound, so that an old password keeps working when rules change. */
const presentedPassword = z
  .string()
  .check(z.minLength(1, authTexts.passwordMissing), z.maxLength(longestTyped, authTexts.passwordTooLong))

const codePattern = new RegExp(`^\\d{${limits.verificationCodeLength}}$`)

export const signedInUser = z.strictObject({
  id,
  email: z.string(),
  displayName: z.string(),
  /** Whether the address is known to be this person's (D60). */
  verified: z.boolean(),
})
export type SignedInUser = z.infer<typeof signedInUser>

const session = z.strictObject({ user: signedInUser })

export const signUpBody = z
  .strictObject({
    id: z.optional(versionedId),
    firstName: namePart(limits.nameLength, authTexts.firstNameMissing),
    lastName: namePart(limits.nameLength, authTexts.lastNameMissing),
    email,
    password: newPassword,
    timeZone,
  })
  .check(wholeName)

export const loginBody = z.strictObject({
  email: z.string().check(z.maxLength(limits.emailLength * 4, authTexts.emailInvalid)),
  password: presentedPassword,
  timeZone,
})

export const suspensionAnswerBody = z.strictObject({
  email: loginBody.shape.email,
  password: presentedPassword,
  text: measureAnswer,
})

export const forgotBody = z.strictObject({ email })
export const resetBody = z.strictObject({
  token: z.string().check(z.regex(/^[\w-]{20,100}$/)),
  password: newPassword,
})
/** The token of a mailed link: whose address, and its proof. */
export const verifyEmailBody = z.strictObject({
  token: z.string().check(z.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.[\w-]{43}$/)),
})
export const confirmCodeBody = z.strictObject({
  code: z.string().check(
    z.overwrite((text) => text.replaceAll(/\s/g, '')),
    z.refine((text) => codePattern.test(text), { error: authTexts.codeInvalid }),
  ),
})
export const changeEmailBody = z.strictObject({ email, password: presentedPassword })
/** The zone in which a browser is now. */
export const timeZoneBody = z.strictObject({ timeZone })
export const changePasswordBody = z.strictObject({ currentPassword: presentedPassword, newPassword })

export const authCalls = {
  signUp: defineCall('POST', '/auth/sign-up', {
    access: 'public',
    body: signUpBody,
    idempotencyKey: 'id',
    status: 201,
    answer: session,
    errors: ['SUSPENDED', 'SUSPENDED_UNANSWERED', 'EMAIL_TAKEN', 'EMAIL_NOT_ALLOWED', 'PASSWORD_TOO_WEAK'],
  }),
  login: defineCall('POST', '/auth/login', {
    access: 'public',
    body: loginBody,
    answer: session,
    errors: ['INVALID_CREDENTIALS', 'SUSPENDED', 'SUSPENDED_UNANSWERED'],
  }),
  answerSuspension: defineCall('POST', '/auth/suspension/answer', {
    access: 'public',
    body: suspensionAnswerBody,
    ...noContent,
    errors: ['INVALID_CREDENTIALS', 'NOT_SUSPENDED', 'ALREADY_ANSWERED'],
  }),
  logout: defineCall('POST', '/auth/logout', { access: 'public', ...noContent }),
  session: defineCall('GET', '/auth/session', {
    access: 'public',
    answer: z.strictObject({ user: z.nullable(signedInUser) }),
  }),
  moveTimeZone: defineCall('PUT', '/auth/time-zone', { body: timeZoneBody, ...noContent }),
  changePassword: defineCall('POST', '/auth/password', {
    body: changePasswordBody,
    ...noContent,
    errors: ['WRONG_PASSWORD', 'PASSWORD_TOO_WEAK'],
  }),
  readEmail: defineCall('GET', '/auth/email', {
    answer: z.strictObject({
      email: z.string(),
      verified: z.boolean(),
      pending: z.nullable(z.string()),
      /** Whether a new address waits for the code of a mail; servers of the version before don't tell. */
      sendsMail: z.optional(z.boolean()),
    }),
  }),
  changeEmail: defineCall('PUT', '/auth/email', {
    body: changeEmailBody,
    status: 202,
    answer: nothing,
    errors: ['WRONG_PASSWORD', 'EMAIL_NOT_ALLOWED', 'EMAIL_TAKEN'],
  }),
  resendVerification: defineCall('POST', '/auth/email/mail', { status: 202, answer: nothing }),
  confirmCode: defineCall('POST', '/auth/email/code', {
    body: confirmCodeBody,
    ...noContent,
    errors: ['CODE_INCORRECT', 'EMAIL_TAKEN'],
  }),
  verifyEmail: defineCall('POST', '/auth/email/verify', {
    access: 'public',
    body: verifyEmailBody,
    ...noContent,
    errors: ['VERIFICATION_INVALID', 'EMAIL_TAKEN'],
  }),
  forgotPassword: defineCall('POST', '/auth/forgot', {
    access: 'public',
    body: forgotBody,
    status: 202,
    answer: nothing,
  }),
  resetPassword: defineCall('POST', '/auth/reset', {
    access: 'public',
    body: resetBody,
    ...noContent,
    errors: ['RESET_LINK_INVALID', 'PASSWORD_TOO_WEAK'],
  }),
} as const
