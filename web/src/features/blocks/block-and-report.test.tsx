import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { BlockAndReport } from './block-and-report.tsx'

const press = (name: string) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}

it('says what blocking does where the focus is, and leads back from there', () => {
  drawScreen(<BlockAndReport userId="arun" onDone={vi.fn()} />, () => null)
  expect(document.activeElement).toBe(document.body)
  press('Block…')
  expect(document.activeElement?.textContent).toMatch(/^You won’t see or reach each other/)
  expect(document.activeElement?.textContent).toContain('your open hand-overs with each other end')
  press('Cancel')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Block…' }))
})

it('blocks with the second press', async () => {
  const [onDone, answer] = [vi.fn(), vi.fn(() => null)]
  drawScreen(<BlockAndReport userId="arun" onDone={onDone} />, answer)
  press('Block…')
  expect(answer).not.toHaveBeenCalled()
  press('Block')
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  expect(answer).toHaveBeenCalledWith('/api/blocks/arun', 'PUT')
})

it('stands as before where what showed it stays, and says whom it means where no name does', async () => {
  drawScreen(<BlockAndReport userId="arun" isUnnamed />, () => null)
  press('Block the other person…')
  press('Block')
  const button = await screen.findByRole('button', { name: 'Block the other person…' })
  expect(document.activeElement).toBe(button)
  expect(screen.getByRole('button', { name: 'Report the other person…' })).toBeDefined()
})

it('closes nothing that was opened since', async () => {
  const [onDone, answered] = [vi.fn(), Promise.withResolvers<null>()]
  const { unmount } = drawScreen(<BlockAndReport userId="arun" onDone={onDone} />, () => answered.promise)
  press('Block…')
  press('Block')
  unmount()
  answered.resolve(null)
  await expect.poll(() => queryClient.isMutating()).toBe(0)
  expect(onDone).not.toHaveBeenCalled()
})

it('forgets what was read of whom one blocks, and lists of posts that no screen shows, and of nobody else', async () => {
  const onDone = vi.fn()
  const keys = [
    ['profiles', 'arun'],
    ['profiles', 'kai'],
    ['exchange', 'of', 'arun'],
    ['exchange', 'posts'],
  ]
  for (const key of keys) queryClient.setQueryData(key, 'read before')
  drawScreen(<BlockAndReport userId="arun" onDone={onDone} />, () => null)
  press('Block…')
  press('Block')
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  expect(keys.map((key) => queryClient.getQueryData(key))).toEqual([
    undefined,
    'read before',
    undefined,
    undefined,
  ])
})
