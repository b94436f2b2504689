import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { dismissToast, readToasts } from '#ui/layers/toasts.ts'
import { lazyOnRender, lazyPopup } from './lazy-part.ts'

const Comments = ({ count }: { count: number }) => <p>{count} comments</p>

it('draws what keeps the room until the code of the part has come', async () => {
  const code = Promise.withResolvers<typeof Comments>()
  const Part = lazyOnRender(
    () => code.promise,
    ({ count }) => <p>room for {count}</p>,
  )
  render(<Part count={3} />)
  expect(screen.getByText('room for 3')).toBeTruthy()
  code.resolve(Comments)
  expect(await screen.findByText('3 comments')).toBeTruthy()
  expect(screen.queryByText('room for 3')).toBeNull()
})

it('draws nothing meanwhile where nothing is named', async () => {
  const Part = lazyOnRender(async () => Comments)
  const { container } = render(<Part count={2} />)
  expect(container.childElementCount).toBe(0)
  expect(await screen.findByText('2 comments')).toBeTruthy()
})

it.each([
  ['of an old version', true, 'Reload'],
  ['that is not on the device', false, undefined],
])('says each time that a popup %s could not be opened', async (_, onLine, offer) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  const Popup = lazyPopup<{ onClose: () => void }>(() => Promise.reject(new TypeError('gone')))
  const onClose = vi.fn()
  for (const times of [1, 2]) {
    render(<Popup onClose={onClose} />)
    await expect.poll(() => onClose).toHaveBeenCalledTimes(times)
    const [toast] = readToasts()
    expect(toast?.action?.label).toBe(offer)
    dismissToast(toast?.id ?? 0)
  }
})

it('says nothing of a popup that was left before its code failed to come', async () => {
  const code = Promise.withResolvers<never>()
  const Popup = lazyPopup<{ onClose: () => void }>(() => code.promise)
  const onClose = vi.fn()
  const { unmount } = render(<Popup onClose={onClose} />)
  unmount()
  await act(async () => code.reject(new TypeError('gone')))
  expect(onClose).not.toHaveBeenCalled()
  expect(readToasts()).toEqual([])
})
