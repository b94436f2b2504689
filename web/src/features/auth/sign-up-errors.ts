import { isApiError } from '#lib/api/api-error.ts'
import { describeError } from '#lib/api/errors.ts'
import * as words from './auth-words.ts'

/** Section 8: what the server refuses at sign-up, as the texts that stand beside their fields. */
export function signUpFieldErrors(error: unknown): Record<string, string> {
  if (!isApiError(error)) return {}
  switch (error.code) {
    case 'EMAIL_TAKEN':
    case 'EMAIL_NOT_ALLOWED':
      return { email: describeError(error).message }
    case 'PASSWORD_TOO_WEAK':
      return { password: describeError(error).message }
    case 'VALIDATION_FAILED':
      return { ...error.fields, ...('email' in error.fields && { email: words.invalidEmailAddress }) }
    default:
      return {}
  }
}
