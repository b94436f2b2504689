import type { Message } from '@shelfmate/contract/chat/chat'
import { describe, expect, it } from 'vitest'
import {
  asShown,
  blocksOf,
  firstUnread,
  isDeletable,
  isEditable,
  lastEditable,
  newestOf,
} from './chat-blocks.ts'
import type { Alteration } from './chat-unsent.ts'

const message = (seq: number, change: Partial<Message> = {}): Message => ({
  id: `id ${seq}`,
  seq,
  senderId: 'arun',
  text: `no. ${seq}`,
  image: null,
  sentAt: '2026-11-05T06:07:00.000Z',
  editedAt: null,
  deleted: false,
  ...change,
})
const messages = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => message(from + n))
const alteration = (seq: number, name: Alteration['call']['name'], text: string): Alteration => ({
  call: { name, input: { params: { chatId: 'a_b', id: `id ${seq}` } } } as Alteration['call'],
  id: `id ${seq}`,
  chatId: 'a_b',
  text,
  before: `no. ${seq}`,
  pressId: `press ${seq}`,
  state: 'held',
})
const picture = { id: 'picture', width: 40, height: 40 }

describe('blocks', () => {
  it('hold every message once, in order, each knowing what came before it', () => {
    const all = messages(7, 130)
    const blocks = blocksOf(all)
    expect(blocks.flatMap((block) => block.messages)).toEqual(all)
    for (const { messages: own, previous } of blocks)
      expect(previous?.seq).toBe(own[0]?.seq === 7 ? undefined : (own[0]?.seq ?? 0) - 1)
  })

  it('in the middle stay the same when messages come at either end', () => {
    const before = blocksOf(messages(30, 99)).map(({ key, messages: own }) => [
      key,
      own.map(({ seq }) => seq),
    ])
    const after = new Map(
      blocksOf(messages(1, 140)).map(({ key, messages: own }) => [key, own.map(({ seq }) => seq)]),
    )
    for (const [key, seqs] of before.slice(1)) expect(after.get(Number(key))).toEqual(seqs)
  })
})

it("the first unread message is the partner's, after what was read, and not a deleted one", () => {
  const held = [
    message(1),
    message(2, { senderId: 'mei' }),
    message(3, { deleted: true }),
    message(4),
    message(5),
  ]
  expect(firstUnread(held, 'arun', 1)?.seq).toBe(4)
  expect(firstUnread(held, 'arun', 5)).toBeUndefined()
  expect(newestOf([...held, message(6, { senderId: 'mei' })], 'arun')).toBe(5)
  expect(newestOf([], 'arun')).toBe(0)
})

it("only one's own messages can be deleted, and the text-only ones edited, the last one first", () => {
  const mine = { senderId: 'mei' }
  const held = [
    message(1, mine),
    message(2, { ...mine, image: picture }),
    message(3, { ...mine, deleted: true }),
    message(4),
  ]
  expect(held.map((one) => isDeletable(one, 'mei'))).toEqual([true, true, false, false])
  expect(held.slice(0, 2).map(isEditable)).toEqual([true, false])
  expect(lastEditable(held, 'mei', [])?.seq).toBe(1)
  expect(lastEditable(held, 'siti', [])).toBeUndefined()
})

it('what is being done to messages counts as done: an edit goes on from its text, a deleted one is past', () => {
  const mine = { senderId: 'mei' }
  const held = [message(1, mine), message(2, mine), message(3, { ...mine, image: picture })]
  const alterations = [alteration(1, 'edit', 'Typed anew'), alteration(3, 'remove', '[deleted]')]
  expect(held.map((one) => asShown(one, alterations))).toMatchObject([
    { text: 'Typed anew', deleted: false },
    { text: 'no. 2', deleted: false },
    { text: '[deleted]', deleted: true, image: null },
  ])
  expect(lastEditable(held, 'mei', [...alterations, alteration(2, 'remove', '[deleted]')])).toMatchObject({
    seq: 1,
    text: 'Typed anew',
  })
})
