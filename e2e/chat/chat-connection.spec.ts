import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { anew, expect, test } from '../fixtures.ts'
import {
  bothChatsOpened,
  bubble,
  conversation,
  field,
  openChat,
  photo,
  sideBySide,
  write,
} from '../steps/chats.ts'
import { isSeen } from '../steps/device.ts'

const sends = '**/api/chats/*/messages'

test('failed messages stay in place, survive a reload, and go out in order', async ({
  newStudent,
  openAs,
}) => {
  const { left, right } = await bothChatsOpened(anew({ newStudent, openAs }))
  await left.route(sends, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await write(left, 'first')
  await expect(bubble(left, 'first').getByRole('alert')).toHaveText('Not sent.')
  await write(left, 'second')
  await expect(bubble(left, 'second').getByRole('alert')).toHaveText('Not sent.')
  await write(left, 'third')
  await expect(bubble(left, 'third').getByRole('alert')).toHaveText('Not sent.')
  await left.reload()
  await expect(bubble(left, 'second').getByRole('button', { name: 'Retry' })).toBeVisible()
  await bubble(left, 'second').getByRole('button', { name: 'Discard' }).click()
  await expect(bubble(left, 'second')).toHaveCount(0)
  await left.unroute(sends)
  await bubble(left, 'third').getByRole('button', { name: 'Retry' }).click()
  await expect(bubble(left, 'first')).toContainText('Seen')
  await expect(bubble(left, 'third')).toContainText('Seen')
  await expect(conversation(right).getByRole('article')).toHaveCount(2)
  await expect(conversation(right).getByRole('article').first()).toContainText('first')
  await left.reload()
  await expect(conversation(left).getByRole('article')).toHaveCount(2)
})

test('what is written without a connection goes out once when it is back', async ({ newStudent, openAs }) => {
  const { left, right } = await bothChatsOpened(anew({ newStudent, openAs }))
  await write(left, 'before')
  await expect(bubble(right, 'before')).toBeVisible()
  await left.context().setOffline(true)
  await write(left, 'meanwhile')
  await expect(bubble(left, 'meanwhile').getByRole('status')).toContainText('Not sent yet.')
  await write(right, 'are you there?')
  await left.context().setOffline(false)
  await expect(bubble(right, 'meanwhile')).toBeVisible()
  await expect(bubble(left, 'are you there?')).toBeVisible()
  await expect(conversation(left).getByRole('article')).toHaveCount(3)
  await expect(bubble(left, 'meanwhile')).toContainText('Seen')
})

test('a screen whose connection was cut catches up by itself', async ({ newStudent, openAs }) => {
  const { chatId, left, right } = await sideBySide(anew({ newStudent, openAs }))
  const cuts: (() => Promise<void>)[] = []
  await left.routeWebSocket(/\/live\//, (socket) => {
    socket.connectToServer()
    cuts.push(() => socket.close())
  })
  await openChat(left, chatId)
  await openChat(right, chatId)
  await write(right, 'before')
  await expect(bubble(left, 'before')).toBeVisible()
  // Being offline alone leaves an open socket open.
  await left.context().setOffline(true)
  for (const cut of cuts) await cut()
  await expect(left.getByText(/^Offline · As of/)).toBeVisible()
  for (const text of ['one', 'two', 'three']) await write(right, text)
  await expect(bubble(right, 'three')).toContainText('Delivered')
  await field(right).press('ArrowUp')
  await field(right).fill('three, corrected')
  await field(right).press('Enter')
  await expect(bubble(right, 'three, corrected')).toContainText('Delivered')
  await expect(bubble(left, 'one')).toHaveCount(0)
  await left.context().setOffline(false)
  await expect(bubble(left, 'three, corrected')).toBeVisible()
  expect(await conversation(left).getByRole('article').locator('p[class*=text]').allTextContents()).toEqual([
    'before',
    'one',
    'two',
    'three, corrected',
  ])
  await expect(bubble(right, 'three, corrected')).toContainText('Seen')
})

/** The part of the app that sends what waits. */
const sender = /\/assets\/beside-screen-[^/]*\.js$/

test('the first message of a page that was cut before it goes out when the connection is back', async ({
  newStudent,
  openAs,
}) => {
  const { chatId, left, right } = await sideBySide(anew({ newStudent, openAs }))
  await openChat(right, chatId)
  const isThere = left.waitForResponse(sender)
  await openChat(left, chatId)
  await (await isThere).finished()
  // The Wi-Fi stays, and nothing gets through: not even a part of the app.
  await left.route('**/*', (route) => route.abort())
  await write(left, 'first of all')
  await expect(bubble(left, 'first of all').getByRole('alert')).toHaveText('Not sent.')
  await left.unroute('**/*')
  await expect(bubble(right, 'first of all')).toBeVisible()
  await expect(bubble(left, 'first of all')).toContainText('Seen')
})

test('a part that a cut kept away is told of, and what was written meanwhile goes out after a reload', async ({
  newStudent,
  openAs,
}) => {
  const { chatId, left, right } = await sideBySide(anew({ newStudent, openAs }))
  await openChat(right, chatId)
  await left.route(sender, (route) => route.abort())
  await openChat(left, chatId)
  await write(left, 'kept')
  await expect(left.getByText('Part of the app didn’t load.')).toBeVisible()
  await left.unroute(sender)
  await left.getByRole('button', { name: 'Reload' }).click()
  await expect(bubble(right, 'kept')).toBeVisible()
  await expect(conversation(right).getByRole('article')).toHaveCount(1)
})

test('a picture that was chosen without a connection is there again after a reload, and goes out', async ({
  newStudent,
  openAs,
}) => {
  const arun = await newStudent({ firstName: 'Arun' })
  const { page, student } = await openAs({ worker: true })
  await openChat(page, chatIdOf(student.id, arun.id))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await isSeen(page, 'chat conversation')
  await page.context().setOffline(true)
  await field(page).fill('This shelf')
  await page.getByLabel('Attach Image').setInputFiles(photo())
  const chosen = page.getByRole('img', { name: 'Picture to send' })
  await expect(chosen).toBeVisible()
  await isSeen(page, 'chat chosen')
  await page.reload()
  await expect(field(page)).toHaveValue('This shelf')
  await expect(chosen).toBeVisible()
  expect(await chosen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(40)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Retry', exact: true }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(bubble(page, 'This shelf')).toContainText('Delivered')
  await expect(bubble(page, 'This shelf').getByRole('button', { name: /^Open picture/ })).toBeVisible()
  await page.reload()
  await expect(bubble(page, 'This shelf')).toBeVisible()
  await expect(chosen).toHaveCount(0)
})
