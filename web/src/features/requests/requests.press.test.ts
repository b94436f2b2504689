import { foodRequest } from '@shelfmate/contract/requests/requests.factory'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ApiError } from '#lib/api/api-error.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { setSession } from '#lib/api/session.ts'
import { end } from '#lib/press/press.ts'
import { move, payloadsOf, presses } from '#lib/press/press-store.ts'
import { leavePage } from '#lib/testing/draw-screen.factory.tsx'
import { mei } from '#lib/testing/people.factory.ts'
import { dismissToast, readToasts } from '#ui/layers/toasts.ts'
import type { RequestPress } from './requests.operations.ts'
import { actOn } from './requests.press.ts'
import { receiveRequests, requestsQuery } from './requests.queries.ts'

beforeEach(() => {
  setSession(mei)
})
afterEach(() => {
  leavePage()
  for (const { id } of readToasts()) dismissToast(id)
})

const request = foodRequest({ units: 2, state: 'promised' })
const toasts = () => readToasts().map(({ kind, message }) => [kind, message])
const pressed = () => payloadsOf<RequestPress>(presses(), 'request').map(({ call }) => call)
const waiting = () => expect.poll(() => presses()[0]?.phase).toBe('waiting')
const undo = () =>
  readToasts()
    .find(({ kind }) => kind === 'undo')
    ?.action?.run()

it('says what a press has done once the server has it', async () => {
  actOn(request, { action: 'enterCode', code: '1234' })
  await waiting()
  expect(toasts()).toEqual([])
  end(presses()[0]?.id ?? '')
  await expect.poll(toasts).toEqual([['success', 'Handed over 2 × Tofu.']])
})

it.each([
  ['handedOver', 'Handed over 2 × Tofu.'],
  ['promised', 'You pressed “Handed over”. Mei still has to press it, too.'],
] as const)('says what a press of “Handed over” has led to: %s', async (state, said) => {
  queryClient.setQueryData(requestsQuery.queryKey, { items: [request] })
  actOn(request, { action: 'confirm' })
  await waiting()
  await receiveRequests({ items: [{ ...request, version: 2, state }] })
  end(presses()[0]?.id ?? '')
  await expect.poll(toasts).toEqual([['success', said]])
})

it.each([
  ['decline', 'Declined: 2 × Tofu.'],
  ['withdraw', 'You gave up 2 × Tofu.'],
] as const)(
  '%s is said at once, and taken back before it was sent it was never pressed',
  async (action, said) => {
    actOn(request, { action })
    expect(toasts()).toEqual([['undo', said]])
    await waiting()
    undo()
    await expect.poll(presses).toEqual([])
  },
)

it('is taken back by another press once it may have arrived', async () => {
  actOn(request, { action: 'decline' })
  await waiting()
  const [declined] = presses()
  move(declined?.id ?? '', 'sending')
  undo()
  end(declined?.id ?? '')
  await expect.poll(() => pressed()[0]?.name).toBe('restore')
  const body = { actionId: declined?.creates[0] }
  expect(pressed()).toEqual([{ name: 'restore', input: { params: { id: 'a' }, body } }])
  expect(presses()[0]).toMatchObject({ undoes: declined?.id, needs: declined?.creates, lane: 'request a' })
})

it('takes its words back where the server refuses', async () => {
  actOn(request, { action: 'withdraw' })
  await waiting()
  end(presses()[0]?.id ?? '', new ApiError('REQUEST_MOVED_ON', 409))
  await expect
    .poll(toasts)
    .toEqual([
      ['error', 'Tofu: that didn’t work. This request has changed in the meantime. Check how it stands now.'],
    ])
})
