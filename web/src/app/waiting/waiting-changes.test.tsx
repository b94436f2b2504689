import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { setSession } from '#lib/api/session.ts'
import { press } from '#lib/press/press.ts'
import { setKinds } from '#lib/press/press-kinds.ts'
import { pressLive } from '#lib/press/press-live.ts'
import { change, findPress, move, presses } from '#lib/press/press-store.ts'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { mei } from '#lib/testing/people.factory.ts'
import { WaitingChanges } from './waiting-changes.tsx'

const refusal = { code: 'NOT_FOUND', status: 404, message: '', fields: {}, requestId: undefined } as const

/** A change that waits; `isRefused`: the server did not take it. */
async function say(word: string, isRefused = true): Promise<string> {
  const { id, done } = press({ kind: 'word', payload: word, lane: word })
  done.catch(() => undefined)
  await expect.poll(() => findPress(id)?.phase).toBe('waiting')
  if (isRefused) move(id, 'refused', (one) => ({ ...one, refusal }))
  return id
}
const show = () => drawScreen(<WaitingChanges onClose={() => undefined} />, () => ({}))
const button = (name: string) => screen.getByRole('button', { name })
const row = (word: string) => screen.getByText(`Say ${word}`).closest('li')
function choose(name: string) {
  button(name).focus()
  fireEvent.click(button(name))
}

beforeEach(() => {
  setSession(mei)
  setKinds({
    word: {
      send: () => new Promise(() => undefined),
      receive: async () => undefined,
      words: (word) => ({ what: `Say ${String(word)}`, failure: 'It was not said.', typed: [] }),
    },
  })
  // The browser of these tests has none.
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request: async () => undefined } as never)
  return () => {
    vi.restoreAllMocks()
    setKinds({})
    change((state) => ({ ...state, troubles: {} }))
  }
})

it('hands the focus on from change to change as they are discarded, and to the word that none is left', async () => {
  for (const word of ['one', 'two', 'three']) await say(word)
  show()
  choose('Discard: Say two')
  await expect.poll(() => screen.queryByText('Say two')).toBeNull()
  expect(document.activeElement).toBe(row('three'))
  choose('Discard: Say three')
  await expect.poll(() => screen.queryByText('Say three')).toBeNull()
  expect(document.activeElement).toBe(row('one'))
  choose('Discard: Say one')
  const allSent = await screen.findByText('Everything has been sent.')
  expect(document.activeElement).toBe(allSent)
})

it('keeps the focus on a change that is offered again, and hands it on once that is sent', async () => {
  await say('one')
  const id = await say('two')
  show()
  choose('Retry: Say two')
  await expect.poll(() => screen.queryByRole('button', { name: 'Retry: Say two' })).toBeNull()
  expect(document.activeElement).toBe(row('two'))
  act(() => void move(id, 'gone'))
  expect(document.activeElement).toBe(row('one'))
})

it('hands the focus on when nothing is left to try now', async () => {
  await say('one')
  const id = await say('two', false)
  show()
  choose('Try now')
  act(() => void move(id, 'gone'))
  expect(document.activeElement).toBe(row('one'))
})

it('leaves out what goes out now or never: it waits nowhere, and nobody can take it back', async () => {
  const sending = () => new Promise<void>(() => undefined)
  void pressLive({ kind: 'unlisted', payload: 'off', lane: 'off' }, sending)
  await expect.poll(() => presses()[0]?.phase).toBe('sending')
  show()
  expect(screen.getByText('Everything has been sent.')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Discard/ })).toBeNull()
})
