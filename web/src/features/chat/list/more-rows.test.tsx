import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { drawScreen, expectToStay, failed, showAll } from '#lib/testing/draw-screen.factory.tsx'
import { ChatRows } from './chat-rows.tsx'
import { PeopleRows } from './people-rows.tsx'

const arun = { userId: 'arun', displayName: 'Arun Raj', photoId: null }
const chat = { chatId: 'arun_mei', change: 1, unreadCount: 0, lastMessage: null, partner: arun }
const none = () => undefined

it.each<[string, ReactElement, object]>([
  ['chats', <ChatRows key="chats" userId="mei" search="" />, chat],
  ['people', <PeopleRows key="people" userId="mei" search="" onPerson={none} />, arun],
])(
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
