import { describe, expect, test } from 'vitest'
import { afterFailure, keepDraft, readDraft } from './comment-drafts.ts'

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

test('what came back after its author was signed out waits for them alone', () => {
  keepDraft('post', { text: 'Still there?' }, 'author')
  expect(readDraft('post')).toEqual({ text: '' })
  expect(readDraft('post', 'author')).toEqual({ text: 'Still there?' })
  keepDraft('other post', { text: 'Two please' }, 'author')
  expect(readDraft('post', 'author')).toEqual({ text: 'Still there?' })
})
