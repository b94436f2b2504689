import type { FoodRequest } from '@shelfmate/contract/requests/requests'
import { foodRequest } from '@shelfmate/contract/requests/requests.factory'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { setSession } from '#lib/api/session.ts'
import { localDate, plusDays } from '#lib/dates.ts'
import { move, presses } from '#lib/press/press-store.ts'
import { mei } from '#lib/testing/people.factory.ts'
import { draw } from '#ui/testing/draw.factory.tsx'
import { ChatRequest } from './chat-request.tsx'
import { RequestCard } from './request-card.tsx'
import { actOn } from './requests.press.ts'
import { requestsQuery } from './requests.queries.ts'

beforeEach(() => {
  setSession(mei)
})
afterEach(() => {
  for (const { id } of presses()) move(id, 'gone')
  queryClient.clear()
  setSession(null)
})

const promised = foodRequest({ state: 'promised', actions: ['arrange', 'confirm', 'decline'] })
const button = (name: string) => screen.getByRole('button', { name: `${name}: Tofu, Mei` })
const card = () => screen.getByRole('region', { name: 'Request for Tofu, Mei' })

/** The card in what it stands in, which has the focus when the card goes with it. */
function shown(request: FoodRequest) {
  const around = (now: FoodRequest | undefined, isPending = false) => (
    <article tabIndex={-1}>{now && <RequestCard request={now} isPending={isPending} />}</article>
  )
  const { rerender } = draw(around(request))
  return (now: FoodRequest | undefined, isPending?: boolean) => rerender(around(now, isPending))
}

it('keeps the focus on a button while its press is on its way, and takes no second one', () => {
  const change = shown(promised)
  button('Handed over').focus()
  change(promised, true)
  fireEvent.click(button('Handed over'))
  expect(document.activeElement).toBe(button('Handed over'))
  expect(button('Handed over').getAttribute('aria-disabled')).toBe('true')
  expect(presses()).toEqual([])
})

it('keeps the focus on the button that hands over by code, and takes the code once', () => {
  draw(<RequestCard request={foodRequest({ state: 'promised', actions: ['enterCode'] })} isPending={false} />)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '1234' } })
  const send = screen.getByRole('button', { name: 'Use the code' })
  send.focus()
  fireEvent.click(send)
  expect([send.matches(':disabled'), send.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  fireEvent.click(send)
  expect(presses()).toHaveLength(1)
})

it('has the focus when the pressed button has gone, and hands it on when it goes itself', () => {
  const change = shown(foodRequest({ actions: ['promise', 'decline'] }))
  button('Promise').focus()
  change(promised)
  expect(document.activeElement).toBe(card())
  button('Decline').focus()
  change(undefined)
  expect(document.activeElement).toBe(screen.getByRole('article'))
})

it('takes no focus that is elsewhere', () => {
  const change = shown(foodRequest({ actions: ['promise', 'decline'] }))
  button('Promise').focus()
  screen.getByRole('article').focus()
  change(undefined)
  change(promised)
  expect(document.activeElement).toBe(screen.getByRole('article'))
})

it('asks for the time with the focus in its field, and has it again once the time is saved', async () => {
  shown(promised)
  fireEvent.click(button('Set a pick-up time'))
  const time = await screen.findByLabelText('Pick-up time')
  expect(document.activeElement).toBe(time)
  const tomorrow = plusDays(localDate(new Date()), 1)
  fireEvent.change(screen.getByLabelText('Pick-up day'), { target: { value: tomorrow } })
  fireEvent.change(time, { target: { value: '18:00' } })
  const save = screen.getByRole('button', { name: 'Save the time' })
  save.focus()
  fireEvent.click(save)
  expect(presses()).toMatchObject([
    { payload: { call: { name: 'act', input: { body: { action: 'arrange' } } } } },
  ])
  expect(document.activeElement).toBe(button('Set a pick-up time'))
})

it('asks for the second press of ‘Handed over’ until it is done', () => {
  const asks = 'Mei says it was handed over. Press “Handed over”, too.'
  const change = shown({ ...promised, pressed: { mine: false, partner: true } })
  expect(screen.getByText(asks)).toBeTruthy()
  change({ ...promised, pressed: { mine: true, partner: false } })
  expect(screen.queryByText(asks)).toBeNull()
  change(promised)
  expect(screen.queryByText(asks)).toBeNull()
})

it('names the button beside the code’s field by the code, the other one by what happened', () => {
  shown(foodRequest({ state: 'promised', actions: ['enterCode', 'confirm'] }))
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Use the code',
    'Scan',
    'Handed over',
  ])
})

const mine = foodRequest({ role: 'taker', state: 'promised', keep: true, actions: ['keep'] })
const putAway = () =>
  screen.getByRole<HTMLInputElement>('switch', { name: 'Put it in my pantry when I get it' })

it('moves the switch as it is pressed, before the server has it', () => {
  draw(<RequestCard request={mine} isPending={false} />)
  expect(putAway().checked).toBe(true)
  fireEvent.click(putAway())
  expect(putAway().checked).toBe(false)
  fireEvent.click(putAway())
  expect(putAway().checked).toBe(true)
})

it('shows what the server has where another request was pressed about', () => {
  actOn({ ...mine, id: 'b' }, { action: 'keep', keep: false })
  draw(<RequestCard request={mine} isPending={false} />)
  expect(putAway().checked).toBe(true)
})

it.each([
  [{ handedOver: 12, missed: 0 }, 'Mei: handed over 12, missed 0.'],
  [{ handedOver: 0, missed: 1 }, 'Mei: handed over 0, missed 1.'],
  [{ handedOver: 0, missed: 0 }, 'Mei: no hand-overs yet.'],
])('says whose record it is, and of somebody new no noughts: %j', (record, said) => {
  draw(<RequestCard request={foodRequest({ record })} isPending={false} />)
  expect(screen.getByText(said)).toBeTruthy()
})

it('says what the two have shared beside a post alone: a chat says it above', () => {
  const request = foodRequest({ shared: 2, record: { handedOver: 2, missed: 0 } })
  const { rerender } = draw(<RequestCard request={request} isPending={false} />)
  expect(screen.getByText('You two have shared food 2 times. Mei: handed over 2, missed 0.')).toBeTruthy()
  rerender(<RequestCard request={request} isPending={false} isInChat />)
  expect(screen.getByText('Mei: handed over 2, missed 0.')).toBeTruthy()
})

it('lets the taker say in the chat that what was declined after its pick-up time was missed', async () => {
  const declined = foodRequest({ role: 'taker', state: 'declined', actions: ['sayMissed'] })
  queryClient.setQueryData(requestsQuery.queryKey, { items: [declined] })
  const told = { requestId: declined.id, state: 'declined', event: null, foodName: 'Tofu', units: 1 } as const
  draw(
    <QueryClientProvider client={queryClient}>
      <ChatRequest card={told} text="Sorry, not this time." isLatest />
    </QueryClientProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Hand-over missed: Tofu, Mei' }))
  expect(presses()).toMatchObject([
    { payload: { call: { name: 'act', input: { body: { action: 'sayMissed' } } } } },
  ])
})
