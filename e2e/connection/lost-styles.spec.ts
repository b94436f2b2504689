import { expect, type Fixtures, type Page, test } from '../fixtures.ts'
import { foodNamed, publish } from '../steps/exchange.ts'

const sheet = '**/assets/exchange-*.css'

/** A student on home while the exchange, where there is a post, can't have its style sheet. */
async function withoutSheet({ openAs }: Pick<Fixtures, 'openAs'>): Promise<Page> {
  const { page } = await openAs({ isNew: true })
  await publish(page, { foodName: foodNamed('Rice') })
  await page.goto('/home')
  await page.route(sheet, (route) => route.abort())
  return page
}

const link = (page: Page) => page.getByRole('link', { name: 'Food Exchange' })

/** Expects the exchange to be drawn with its style sheet. */
async function expectStyled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Food Exchange' })).toBeVisible()
  await expect(page.getByRole('search')).toHaveCSS('display', 'grid')
}

/** Runs in the page: a link has its sheet once that has come. */
const hasAllSheets = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every((each) => each.sheet)

test('a screen whose style sheet is lost says so, and is whole after Retry', async ({ openAs }) => {
  const page = await withoutSheet({ openAs })
  await link(page).click()
  await expect(page.getByRole('alert')).toContainText('Part of this page didn’t load.')
  await page.unroute(sheet)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expectStyled(page)
})

test('a style sheet that is lost while a link is pointed at comes with the press', async ({ openAs }) => {
  const page = await withoutSheet({ openAs })
  const isLost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.css'))
  await link(page).hover()
  await isLost
  // A page that moves beneath the pointer is pointed at again: the press would join what is lost then.
  await page.mouse.move(0, 0)
  await expect(page.locator('link[href*="/exchange-"][rel="stylesheet"]')).toHaveCount(0)
  // The attempt ends with the last of its sheets.
  await expect.poll(() => page.evaluate(hasAllSheets)).toBe(true)
  await page.unroute(sheet)
  await link(page).click()
  await expectStyled(page)
})
