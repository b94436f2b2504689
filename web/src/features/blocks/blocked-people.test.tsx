import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { setSession } from '#lib/api/session.ts'
import { closeReport, useReported } from '#lib/reports/reporting.ts'
import { drawScreen, expectSteadyRetry, failed } from '#lib/testing/draw-screen.factory.tsx'
import { mei } from '#lib/testing/people.factory.ts'
import { BlockedPeople } from './blocked-people.tsx'

beforeEach(() => setSession(mei))

it('says that it could not be loaded, and loads it at another press', async () => {
  let isBroken = true
  const items = [{ userId: 'arun', displayName: 'Arun Raj' }]
  drawScreen(<BlockedPeople />, () => (isBroken ? failed : { items }))
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^The people you blocked could not be loaded/,
  )
  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: /^Retry/ }))
  expect(await screen.findByText('Arun Raj')).toBeDefined()
})

it('keeps its place and the focus while it is asked again', async () => {
  await expectSteadyRetry(<BlockedPeople />)
})

it('hands the focus on to the next one, and keeps its place when nobody is left', async () => {
  let items = ['arun', 'lin'].map((userId) => ({ userId, displayName: userId }))
  drawScreen(<BlockedPeople />, (address, method) => {
    if (method === 'DELETE') items = items.filter(({ userId }) => !address.endsWith(userId))
    return { items }
  })
  const unblock = async (name: string) => {
    const button = await screen.findByRole('button', { name: `Unblock ${name}` })
    button.focus()
    fireEvent.click(button)
    await expect.poll(() => screen.queryByText(name)).toBeNull()
  }
  await unblock('arun')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Unblock lin' }))
  await unblock('lin')
  expect(document.activeElement).not.toBe(document.body)
})

it('has whom one blocked reported, too', async () => {
  closeReport()
  const Asked = () => <p>{useReported()?.targetId ?? 'nobody'}</p>
  const people = (
    <>
      <BlockedPeople />
      <Asked />
    </>
  )
  drawScreen(people, () => ({ items: [{ userId: 'arun', displayName: 'Arun Raj' }] }))
  expect(screen.getByText('nobody')).toBeDefined()
  fireEvent.click(await screen.findByRole('button', { name: 'Report Arun Raj…' }))
  expect(screen.getByText('arun')).toBeDefined()
  act(closeReport)
})
