import { errorCatalogue } from '@shelfmate/contract/api/errors'
import { limits } from '@shelfmate/contract/api/limits'
import { describe, expect, it } from 'vitest'
import { imageTypes } from '../images/image-address.ts'
import { ApiError, errorFromAnswer } from './api-error.ts'
import { describeError, isTemporary } from './errors.ts'

describe('describeError', () => {
  it('has words for every code of the contract', () => {
    for (const [code, { status, message }] of Object.entries(errorCatalogue)) {
      const error = errorFromAnswer(status, { error: { code, message, requestId: 'r' } }, new Headers())
      expect({ code, words: describeError(error).message }).toEqual({
        code,
        words: expect.stringMatching(/\.$/),
      })
    }
  })

  it('keeps the texts of section 8', () => {
    const words = (code: keyof typeof errorCatalogue) => describeError(new ApiError(code, 400)).message
    expect(words('EMAIL_TAKEN')).toBe('This email is already registered.')
    expect(words('PASSWORD_TOO_WEAK')).toBe('Password is too weak.')
    expect(words('UNAUTHENTICATED')).toBe('User not authenticated.')
  })

  it('names every kind of picture that can be chosen, and both limits of its size', () => {
    const kinds = imageTypes.split(',').map((type) => type.slice('image/'.length))
    const said = describeError(new ApiError('IMAGE_INVALID', 422)).message
    expect(kinds.filter((kind) => !said.toLowerCase().includes(kind))).toEqual([])
    const { imageBytes, imagePixels } = limits
    expect(describeError(new ApiError('IMAGE_TOO_LARGE', 413)).message).toContain(
      `at most ${imageBytes / 1024 / 1024} MB and ${imagePixels / 1_000_000} megapixels`,
    )
  })

  it.each([
    ['1', 'Try again in a second.'],
    ['59', 'Try again in 59 seconds.'],
    ['61', 'Try again in 2 minutes.'],
    ['3600', 'Try again in 1 hour.'],
    ['17000', 'Try again in 5 hours.'],
    ['Fri, 31 Dec 2027 23:59:59 GMT', 'Please try again later.'],
    [undefined, 'Please try again later.'],
  ])('says of a limit that lasts %s when it is over', (retryAfter, words) => {
    const body = { error: { code: 'RATE_LIMITED', message: 'x', requestId: 'r' } }
    const headers = new Headers(retryAfter === undefined ? {} : { 'retry-after': retryAfter })
    expect(describeError(errorFromAnswer(429, body, headers)).message).toBe(
      `That was too many in a short time. What you typed is kept. ${words}`,
    )
  })

  it('shows the request id where only we can help', () => {
    expect(describeError(new ApiError('INTERNAL', 500, { requestId: 'r1' })).requestId).toBe('r1')
    expect(describeError(new ApiError('WRONG_PASSWORD', 403, { requestId: 'r1' })).requestId).toBeUndefined()
  })

  it('says what a newer server says of a code it does not know', () => {
    const error = errorFromAnswer(
      409,
      { error: { code: 'BRAND_NEW', message: 'New.', requestId: 'r' } },
      new Headers(),
    )
    expect(describeError(error).message).toBe('New.')
  })

  it('has words for a bug of the page', () => {
    expect(describeError(new Error('x is undefined')).message).toContain('Something went wrong')
  })
})

describe('isTemporary', () => {
  it('retries what never arrived, not what was refused', () => {
    expect(isTemporary(new ApiError('OFFLINE', 0))).toBe(true)
    expect(isTemporary(new ApiError('UNAVAILABLE', 503))).toBe(true)
    expect(isTemporary(new ApiError('NOT_FOUND', 404))).toBe(false)
  })
})
