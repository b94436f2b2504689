import { describe, expect, onTestFinished, test, vi } from 'vitest'
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

test('what was typed is there again on the next page, for its author alone', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  keepDraft('tofu', { text: 'Still there?' }, 'author')
  vi.resetModules()
  const next = await import('./comment-drafts.ts')
  expect(next.readDraft('tofu', 'author')).toEqual({ text: 'Still there?' })
  expect(next.readDraft('tofu', 'other')).toEqual({ text: '' })
  next.keepDraft('tofu', { text: '' }, 'author')
  expect(kept.size).toBe(0)
})
