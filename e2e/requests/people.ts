import type { Browser } from '@playwright/test'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { expect, type Fixtures, type Page, type Student } from '../fixtures.ts'
import { conversation } from '../steps/chats.ts'
import { card } from '../steps/exchange.ts'
import { origin } from '../windows.ts'

/** Mei who gives on the first server process, and Arun who takes on the second one. */
export async function giverAndTaker(
  { openAs, newStudent }: Pick<Fixtures, 'openAs' | 'newStudent'>,
  { worker = false, width = 1280 }: { worker?: boolean; width?: number } = {},
) {
  const { page: mei, student: giver } = await openAs({ worker, width })
  const arunRaj = await newStudent({ firstName: 'Arun', lastName: 'Raj' })
  const { page: arun } = await openAs({ student: arunRaj, process: 1, width: 360, worker })
  return { mei, arun, giver, taker: arunRaj, chatId: chatIdOf(giver.id, arunRaj.id) }
}

/** Asks for one unit of a post that the page shows. */
export async function askFor(page: Page, food: string): Promise<void> {
  await card(page, food).getByRole('button', { name: 'I’d like this' }).click()
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
}

/** The code that the taker's newest card shows. */
export async function codeOn(page: Page): Promise<string> {
  const code = conversation(page).locator('strong').last()
  await expect(code).toHaveText(/^\d{4}$/)
  return code.innerText()
}

/** What stands in the pantry of whoever is signed in there. */
export async function pantryOf(
  page: Page,
): Promise<{ name: string; quantity: number; expiryDate: string }[]> {
  const answer = await page.request.get('/api/pantry/items')
  const { items }: { items: { name: string; quantity: number; expiryDate: string }[] } = await answer.json()
  return items
}

/** How many units somebody has given away, as their badges count them. */
export async function givenBy(page: Page): Promise<number> {
  const answer = await page.request.get('/api/achievements')
  const { badges }: { badges: { name: string; progress: number }[] } = await answer.json()
  return badges.find(({ name }) => name === 'Generous Giver')?.progress ?? 0
}

/** A phone of somebody who has an account, in a browser of its own. */
export async function signedInOn(browser: Browser, { email, password }: Student): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin(0),
    permissions: ['camera'],
    serviceWorkers: 'block',
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
  })
  await context.request.post('/api/auth/login', { data: { email, password } })
  return context.newPage()
}
