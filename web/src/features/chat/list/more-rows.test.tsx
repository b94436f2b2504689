import { act, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it, vi } from 'vitest'
import { queryClient } from '#lib/api/query-client.ts'
import { drawScreen, expectToStay, failed, isTold, showAll } from '#lib/testing/draw-screen.factory.tsx'
import { ChatRows } from './chat-rows.tsx'
import { PeopleRows } from './people-rows.tsx'

const arun = { userId: 'arun', displayName: 'Arun Raj', photoId: null }
const chat = { chatId: 'arun_mei', change: 1, unreadCount: 0, lastMessage: null, partner: arun }
const none = () => undefined

const lists: [string, ReactElement, object][] = [
  ['chats', <ChatRows key="chats" userId="mei" search="" />, chat],
  ['people', <PeopleRows key="people" userId="mei" search="" onPerson={none} />, arun],
]

it.each(lists)(
  'the Retry of more %s stays while they are asked for again, and leaves the focus to what is around it then',
  async (_, rows, first) => {
    showAll()
    const answerFirst = (address: string) =>
      address.includes('cursor') ? failed : { items: [first], nextCursor: 'more', unreadChats: 0 }
    drawScreen(<main tabIndex={-1}>{rows}</main>, answerFirst)
    const answer = await expectToStay(await screen.findByRole('button', { name: 'Retry' }))
    answer({ items: [], nextCursor: null, unreadChats: 0 })
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('main'))
  },
)

it.each(lists)(
  'says that the %s shown may be out of date when they could not be read again',
  async (_, rows, first) => {
    let isBroken = false
    const answer = () => (isBroken ? failed : { items: [first], nextCursor: null, unreadChats: 0 })
    drawScreen(rows, answer)
    await screen.findByText('Arun Raj')
    isBroken = true
    await act(() => queryClient.refetchQueries())
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This list may be out of date\./)
  },
)

it.each([
  ['read anew', false],
  ['read anew twice', true],
])(
  'shows nobody again who went while the people were %s, though the end of the list is reached meanwhile',
  async (_, isTwice) => {
    let isNear: (entries: { isIntersecting: boolean }[]) => void = none
    class Watched {
      readonly observe = none
      readonly disconnect = none
      constructor(tell: typeof isNear) {
        isNear = tell
      }
    }
    vi.stubGlobal('IntersectionObserver', Watched)
    const lin = { ...arun, userId: 'lin', displayName: 'Lin Wu' }
    const kai = { ...arun, userId: 'kai', displayName: 'Kai Ong' }
    let first: unknown = { items: [arun, lin], nextCursor: 'more' }
    drawScreen(<PeopleRows userId="mei" search="" onPerson={none} />, (address) =>
      address.includes('cursor') ? { items: [kai], nextCursor: null } : first,
    )
    await screen.findByText('Arun Raj')
    const anew = Promise.withResolvers<unknown>()
    first = anew.promise
    await act(async () => {
      void queryClient.invalidateQueries()
      await isTold()
    })
    act(() => isNear([{ isIntersecting: true }]))
    const now = { items: [lin], nextCursor: 'more' }
    if (isTwice) {
      // What was being read is broken off.
      first = now
      void queryClient.invalidateQueries()
    } else anew.resolve(now)
    expect(await screen.findByText('Kai Ong')).toBeDefined()
    expect([screen.queryByText('Arun Raj'), screen.queryByText('Lin Wu')]).toEqual([null, expect.anything()])
  },
)
