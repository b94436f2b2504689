import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw } from '#ui/testing/draw.factory.tsx'
import type { Alteration, Progress, UnsentMessage } from '../data/chat-unsent.ts'
import { AlterationFailure, SendFailure } from './failure-line.tsx'

const offline = 'when you’re back online.'
const tooMany = 'Too many attempts.'
const message = (progress: Partial<Progress>, text = 'Is the rice still there?') =>
  ({
    chatId: 'a-b',
    id: 'm1',
    text,
    image: null,
    pressId: 'p1',
    state: 'failed',
    ...progress,
  }) as UnsentMessage
const alteration = (name: 'edit' | 'remove', state: Progress['state']) =>
  ({ id: 'm1', text: 'At six', pressId: 'p1', state, call: { name } }) as Alteration

it.each([
  [
    'held',
    <SendFailure key="1" message={message({ state: 'held' })} />,
    `Not sent yet. It’ll be sent ${offline}`,
  ],
  ['failed', <SendFailure key="2" message={message({})} />, 'Not sent.'],
  [
    'refused',
    <SendFailure key="3" message={message({ state: 'refused', reason: tooMany })} />,
    `Not sent. ${tooMany}`,
  ],
  [
    'an edit held',
    <AlterationFailure key="4" alteration={alteration('edit', 'held')} />,
    `Not saved yet. It’ll go through ${offline}`,
  ],
  ['an edit failed', <AlterationFailure key="5" alteration={alteration('edit', 'failed')} />, 'Not saved.'],
  [
    'a deletion failed',
    <AlterationFailure key="6" alteration={alteration('remove', 'failed')} />,
    'Not deleted.',
  ],
])('%s: says what did not happen, and is no alarm where it goes out by itself', (_, line, said) => {
  draw(line)
  expect(screen.getByRole(said.includes(' yet.') ? 'status' : 'alert').textContent).toBe(said)
})

it.each([
  ['a message', <SendFailure key="1" message={message({})} />, 'Is the rice still there?', 'Discard'],
  ['a picture', <SendFailure key="2" message={message({}, '')} />, 'picture', 'Discard'],
  [
    'a long one, shortened',
    <SendFailure key="3" message={message({}, 'x'.repeat(80))} />,
    'x'.repeat(40),
    'Discard',
  ],
  [
    'an edit',
    <AlterationFailure key="4" alteration={alteration('edit', 'failed')} />,
    'At six',
    'Keep as it was',
  ],
])('%s: its buttons name it', (_, line, name, discard) => {
  draw(line)
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  expect(names).toEqual([`Retry: ${name}`, `${discard}: ${name}`])
})

it('names the message by whole characters', () => {
  draw(<SendFailure message={message({}, `${'a'.repeat(39)}🍞 and more`)} />)
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  expect(names.map((name) => name?.isWellFormed())).toEqual([true, true])
})
