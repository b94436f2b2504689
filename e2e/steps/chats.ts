import { randomUUID } from 'node:crypto'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { expect, type Fixtures, type Page } from '../fixtures.ts'
import type { Look } from '../windows.ts'
import { png } from './pictures.ts'

/** Two students with a conversation open side by side, in such windows, the second one on the second server process. */
export async function sideBySide(
  { newStudent, openAs }: Pick<Fixtures, 'newStudent' | 'openAs'>,
  look: Pick<Look, 'moves'> = {},
) {
  const mei = await newStudent({ firstName: 'Mei', lastName: 'Tan' })
  const arun = await newStudent({ firstName: 'Arun', lastName: 'Raj' })
  const chatId = chatIdOf(mei.id, arun.id)
  const { page: left } = await openAs({ student: mei, ...look })
  const { page: right } = await openAs({ student: arun, process: 1, ...look })
  return { mei, arun, chatId, left, right }
}

export async function openChat(page: Page, chatId: string): Promise<void> {
  await page.goto(`/chat/${chatId}`)
  await expect(field(page)).toBeVisible()
}

/** Two students side by side, with their chat open on the first one's screen. */
export async function chatOpened(fixtures: Pick<Fixtures, 'newStudent' | 'openAs'>) {
  const both = await sideBySide(fixtures)
  await openChat(both.left, both.chatId)
  return both
}

/** Two students side by side, with their chat open on the screens of both. */
export async function bothChatsOpened(fixtures: Pick<Fixtures, 'newStudent' | 'openAs'>) {
  const both = await chatOpened(fixtures)
  await openChat(both.right, both.chatId)
  return both
}

export const field = (page: Page) => page.getByRole('textbox', { name: 'Message' })
export const conversation = (page: Page) => page.getByRole('log', { name: 'Conversation' })
export const bubble = (page: Page, text: string) =>
  conversation(page).getByRole('article').filter({ hasText: text })

/** Deletes a message of one's own by the mouse. */
export async function deleteMessage(page: Page, text: string): Promise<void> {
  await bubble(page, text).hover()
  await bubble(page, text)
    .getByRole('button', { name: /Edit or delete/ })
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
}

export async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(field(page)).toHaveValue('')
}

/** Sends a message over the API, as whoever is signed in on the page. */
export async function post(page: Page, chatId: string, text: string, imageId: string | null = null) {
  const answer = await page.request.post(`/api/chats/${chatId}/messages`, {
    data: { id: randomUUID(), text, imageId },
  })
  expect(answer.status()).toBe(201)
}

export const photo = () => ({ name: 'shelf.png', mimeType: 'image/png', buffer: png() })

/** Runs in the page: whether the character at one place of a text is drawn left of another; -1 is the last. */
export function isLeftOf(element: Element, [one, other]: readonly [number, number]): boolean {
  const text = element.firstChild
  const leftOf = (place: number) => {
    const at = place < 0 ? (text?.textContent?.length ?? 0) + place : place
    const range = document.createRange()
    if (text) range.setStart(text, at)
    if (text) range.setEnd(text, at + 1)
    return range.getBoundingClientRect().left
  }
  return leftOf(one) < leftOf(other)
}

/** The last character before the first: of a text from right to left whose last has no direction of its own. */
export const fromRight = [-1, 0] as const
