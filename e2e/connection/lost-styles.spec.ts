import { expect, type Page, test } from '../fixtures.ts'

const sheet = '**/assets/exchange-*.css'

/** Expects the exchange to be drawn with its style sheet. */
async function expectStyled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Food Exchange' })).toBeVisible()
  await expect(page.getByRole('search')).toHaveCSS('display', 'grid')
}

test('a screen whose style sheet is lost says so, and is whole after Retry', async ({ openAs }) => {
  const { page } = await openAs({ isNew: true })
  await page.goto('/home')
  await page.route(sheet, (route) => route.abort())
  await page.getByRole('link', { name: 'Food Exchange' }).click()
  await expect(page.getByRole('alert')).toContainText('Part of this page didn’t load.')
  await page.unroute(sheet)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expectStyled(page)
})

test('a style sheet that is lost while a link is pointed at comes with the press', async ({ openAs }) => {
  const { page } = await openAs({ isNew: true })
  await page.goto('/home')
  await page.route(sheet, (route) => route.abort())
  const isLost = page.waitForEvent('requestfailed')
  const link = page.getByRole('link', { name: 'Food Exchange' })
  await link.hover()
  await isLost
  await page.unroute(sheet)
  await link.click()
  await expectStyled(page)
})
