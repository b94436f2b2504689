import { foodRequest } from '@shelfmate/contract/requests/requests.factory'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ApiError, type ApiErrorCode } from '#lib/api/api-error.ts'
import { setSession } from '#lib/api/session.ts'
import { end } from '#lib/press/press.ts'
import { presses } from '#lib/press/press-store.ts'
import { leavePage } from '#lib/testing/draw-screen.factory.tsx'
import { mei } from '#lib/testing/people.factory.ts'
import { readToasts } from '#ui/layers/toasts.ts'
import { draw } from '#ui/testing/draw.factory.tsx'
import { CodeForm } from './code-form.tsx'

beforeEach(() => {
  setSession(mei)
})
afterEach(leavePage)

const wrong = 'That’s not the code. Please check it again.'
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mei’s code' })
const told = () => [
  field().getAttribute('aria-invalid'),
  document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent,
]
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const toasts = () => readToasts().map(({ message }) => message)

function show() {
  const request = foodRequest({ state: 'promised' })
  return draw(
    <>
      <section tabIndex={-1}>
        <CodeForm request={request} isPending={false} />
      </section>
      <input aria-label="Message" />
    </>,
  )
}
async function handOver(): Promise<void> {
  type('1111')
  fireEvent.click(screen.getByRole('button', { name: 'Use the code' }))
  await expect.poll(() => presses()[0]?.phase).toBe('waiting')
}
const refuse = (code: ApiErrorCode) => act(async () => end(presses()[0]?.id ?? '', new ApiError(code, 422)))

it.each<[ApiErrorCode, string]>([
  ['HANDOVER_CODE_WRONG', wrong],
  ['HANDOVER_PAUSED', 'Too many wrong codes. Both of you can press “Handed over” instead.'],
])('says at the field why a code is not taken, until another is typed: %s', async (code, said) => {
  show()
  await handOver()
  screen.getByRole('button', { name: 'Use the code' }).focus()
  await refuse(code)
  expect(told()).toEqual(['true', said])
  expect(screen.getByRole('alert').textContent).toBe(said)
  expect(document.activeElement).toBe(field())
  expect(toasts()).toEqual([])
  type('2')
  expect(told()).toEqual([null, undefined])
})

it('has the focus in the field also when that went with the button that was pressed', async () => {
  show()
  await handOver()
  document.querySelector('section')?.focus()
  await refuse('HANDOVER_CODE_WRONG')
  expect(document.activeElement).toBe(field())
})

it('takes no focus from where somebody types by then', async () => {
  show()
  await handOver()
  screen.getByRole('textbox', { name: 'Message' }).focus()
  await refuse('HANDOVER_CODE_WRONG')
  expect(told()).toEqual(['true', wrong])
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Message' }))
})

it('says what is no fault of the code in a message, and a wrong code too where its field has gone', async () => {
  const { unmount } = show()
  await handOver()
  await refuse('REQUEST_MOVED_ON')
  expect(told()).toEqual([null, undefined])
  await handOver()
  unmount()
  await refuse('HANDOVER_CODE_WRONG')
  expect(toasts()).toEqual([
    'Tofu: that didn’t work. This request has changed in the meantime. Check how it stands now.',
    `Tofu: that didn’t work. ${wrong}`,
  ])
})
