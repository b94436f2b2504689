import type { FoodRequest } from '@shelfmate/contract/requests/requests'
import { foodRequest } from '@shelfmate/contract/requests/requests.factory'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { draw } from '#ui/testing/draw.factory.tsx'
import { RequestCard } from './request-card.tsx'
import { actOn } from './requests.press.ts'

vi.mock('./requests.press.ts', () => ({ actOn: vi.fn() }))

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
  vi.mocked(actOn).mockClear()
  const change = shown(promised)
  button('Handed over').focus()
  change(promised, true)
  fireEvent.click(button('Handed over'))
  expect(document.activeElement).toBe(button('Handed over'))
  expect(button('Handed over').getAttribute('aria-disabled')).toBe('true')
  expect(actOn).not.toHaveBeenCalled()
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
  fireEvent.change(time, { target: { value: '18:00' } })
  const save = screen.getByRole('button', { name: 'Save the time' })
  save.focus()
  fireEvent.click(save)
  expect(actOn).toHaveBeenCalledWith(promised, expect.objectContaining({ action: 'arrange' }))
  expect(document.activeElement).toBe(button('Set a pick-up time'))
})
