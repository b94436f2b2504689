import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { it } from 'vitest'
import { drawScreen, expectToStay, failed, showAll } from '#lib/testing/draw-screen.factory.tsx'
import { ChatRows } from './chat-rows.tsx'
import { PeopleRows } from './people-rows.tsx'

const arun = { userId: 'arun', displayName: 'Arun Raj', photoId: null }
const chat = { chatId: 'arun_mei', change: 1, unreadCount: 0, lastMessage: null, partner: arun }
const none = () => undefined

it.each<[string, ReactElement, object]>([
  ['chats', <ChatRows key="chats" userId="mei" search="" />, chat],
  ['people', <PeopleRows key="people" userId="mei" search="" onPerson={none} />, arun],
])('the Retry of more %s stays while they are asked for again', async (_, rows, first) => {
  showAll()
  const answer = (address: string) =>
    address.includes('cursor') ? failed : { items: [first], nextCursor: 'more', unreadChats: 0 }
  drawScreen(rows, answer)
  await expectToStay(await screen.findByRole('button', { name: 'Retry' }))
})
