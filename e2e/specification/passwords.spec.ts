import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Request } from '@playwright/test'
import { expect, type Page } from '../fixtures.ts'
import { alerted, at, passwordRule, told } from '../steps/accounts.ts'
import { type Ground, holdTable } from './table.ts'

/** A tab that asks at once has its answer by then. */
const quickAnswerMs = 500

const asSent = async (request: Request) => ({
  url: request.url(),
  method: request.method(),
  body: request.postData(),
  headers: await request.allHeaders(),
})

async function changePassword({ openAs }: Ground, current: string, next: string): Promise<Page> {
  const { page, student } = await openAs()
  await page.goto('/changepassword')
  await page.getByLabel('Current password', { exact: true }).fill(current || student.password)
  await page.getByLabel('New password', { exact: true }).fill(next)
  await page.getByRole('button', { name: 'Update Password' }).click()
  return page
}

holdTable('Change password', [
  {
    section: '2',
    says: 'two fields, each with a toggle; Cancel returns',
    check: async ({ openAs }) => {
      const { page } = await openAs()
      await page.goto('/changepassword')
      for (const which of ['current', 'new'])
        await expect(page.getByRole('button', { name: `Show ${which} password` })).toBeVisible()
      await page
        .getByRole('button', { name: 'Cancel' })
        .or(page.getByRole('link', { name: 'Cancel' }))
        .click()
      await at(page, '/home')
    },
  },
  {
    section: '5',
    says: "'Password updated successfully!', then /home",
    check: async (ground) => {
      const page = await changePassword(ground, '', 'bubble-tea at midnight 4')
      await told(page, 'Password updated successfully!')
      await at(page, '/home')
    },
  },
  {
    section: '5',
    says: "'Error: ' plus the reason",
    check: async (ground) =>
      alerted(await changePassword(ground, 'wrong-password', 'bubble-tea at midnight 4'), 'Error: '),
  },
  {
    section: 'D2',
    says: passwordRule,
    check: async (ground) => alerted(await changePassword(ground, '', 'short'), passwordRule),
  },
  {
    section: 'D2',
    says: 'another tab of the browser stays signed in, also while the answer is on its way',
    check: async ({ openAs }) => {
      const { page, student } = await openAs()
      const other = await page.context().newPage()
      const connected = other.waitForEvent('websocket')
      await other.goto('/pantry')
      await expect(other.getByRole('heading', { name: 'My Inventory' })).toBeVisible()
      await page.goto('/changepassword')
      await page.getByLabel('Current password', { exact: true }).fill(student.password)
      await page.getByLabel('New password', { exact: true }).fill('bubble-tea at midnight 4')
      const held = Promise.withResolvers<void>()
      await page.route('**/api/auth/password', async (route) => {
        const { url, method, body, headers } = await asSent(route.request())
        const answer = await fetch(url, { method, body, headers })
        await held.promise
        await route.fulfill({
          status: answer.status,
          headers: { 'set-cookie': answer.headers.getSetCookie().join('\n') },
        })
      })
      const cut = (await connected).waitForEvent('close')
      const sent = page.waitForRequest('**/api/auth/password')
      const asked = other.waitForResponse((response) => response.url().includes('/api/auth/session'))
      await page.getByRole('button', { name: 'Update Password' }).click()
      await sent
      await cut
      await Promise.race([asked, sleep(quickAnswerMs)])
      held.resolve()
      await told(page, 'Password updated successfully!')
      await asked
      await at(other, '/pantry')
    },
  },
  {
    section: '5',
    says: "'User not authenticated.' when the session has ended meanwhile",
    check: async ({ openAs }) => {
      const { page, student } = await openAs()
      await page.goto('/changepassword')
      await page.getByLabel('Current password', { exact: true }).fill(student.password)
      await page.getByLabel('New password', { exact: true }).fill('bubble-tea at midnight 4')
      // For this call alone: of an ended session the page may hear in other ways first, and asks for a login.
      await page.route('**/api/auth/password', async (route) => {
        const { body, status } = await fetch(route.request().url(), {
          method: route.request().method(),
          headers: { 'content-type': 'application/json' },
          body: route.request().postData(),
        })
        await route.fulfill({ status, json: await new Response(body).json() })
      })
      await page.getByRole('button', { name: 'Update Password' }).click()
      await alerted(page, 'User not authenticated.')
    },
  },
])

holdTable('Forgotten password', [
  {
    section: 'D4',
    says: 'the answer is the same for known and unknown addresses',
    check: async ({ openVisitor, newStudent }) => {
      const page = await openVisitor()
      const answers: string[] = []
      for (const email of [(await newStudent()).email, `${randomUUID()}@campus.test`]) {
        await page.goto('/login')
        await page.getByRole('link', { name: 'Forgot password?' }).click()
        const popup = page.getByRole('dialog', { name: 'Forgot password?' })
        await popup.getByLabel('Email').fill(email)
        await popup.getByRole('button', { name: 'Send Link' }).click()
        const status = popup.getByRole('status')
        await expect(status.first()).toBeVisible()
        answers.push((await status.first().innerText()).replaceAll(email, '{email}'))
      }
      expect(answers[0]).toBe(answers[1])
    },
  },
])
