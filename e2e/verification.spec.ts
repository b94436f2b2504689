import { withProduct } from '../drills/model/with-product.ts'
import { program } from '../drills/product/product.ts'
import { MailServer } from '../drills/reminders/mail-server.ts'
import { failing } from '../server/src/testing/model/behaviours.ts'
import { expect, test } from './fixtures.ts'
import { told } from './steps/accounts.ts'

const codeIn = (mail: string) => /\b\d{6}\b/.exec(mail)?.[0]

test('a newcomer types the code of the mail, a wrong one first, and may share food at once', async ({
  browser,
  expectAccessible,
}) => {
  const codes: string[] = []
  const mails = await MailServer.start((mail) => codes.push(codeIn(mail) ?? 'none'))
  const settings = { SMTP_URL: mails.url, MAIL_FROM: 'Shelfmate <pantry@campus.test>' }
  await withProduct(
    program,
    failing,
    async ({ product }) => {
      const page = await browser.newPage({ baseURL: product.url })
      await page.goto('/signup')
      await page.getByLabel('First Name', { exact: true }).fill('Mei')
      await page.getByLabel('Last Name', { exact: true }).fill('Tan')
      await page.getByLabel('Email').fill('mei@campus.test')
      await page.getByLabel('Password', { exact: true }).fill('bubble-tea at midnight 4')
      await page.getByRole('button', { name: 'Sign Up' }).click()
      await expect(page.getByRole('heading', { name: 'One thing left: your email' })).toBeVisible()
      await expect.poll(() => codes.length).toBe(1)

      const [code = ''] = codes
      const typeCode = async (typed: string) => {
        await page.getByLabel('Code').fill(typed)
        await page.getByRole('button', { name: 'Confirm', exact: true }).click()
      }
      await typeCode(code.replace(/\d/g, (digit) => String(9 - Number(digit))))
      await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/./)
      await expectAccessible(page)
      await typeCode(code)
      await told(page, 'Thanks! Your email address is confirmed.')
      await page.goto('/exchange')
      await page.getByRole('button', { name: 'Add Post' }).click()
      await expect(page.getByRole('dialog', { name: 'Add New Post' })).toBeVisible()
      await page.close()
    },
    settings,
  )
  await mails.stop()
})
