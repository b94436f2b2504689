import { describe, expect, test } from 'vitest'
import { afterFailure } from './comment-drafts.ts'

const sent = { id: 'id-1', text: 'Still there?' }
const failure = new Error('no network')

describe('afterFailure', () => {
  test('the text stands in its field again, and goes out again under its id', () => {
    expect(afterFailure({ text: ' ' }, sent, failure)).toEqual({ text: 'Still there?', sent, failure })
  })

  test('what was typed meanwhile stays behind it', () => {
    expect(afterFailure({ text: 'Two please ' }, sent, failure)).toEqual({
      text: 'Still there? Two please',
      failure,
    })
  })
})
