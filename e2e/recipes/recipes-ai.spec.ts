import { student, withProduct } from '../../drills/model/with-product.ts'
import { program } from '../../drills/product/product.ts'
import { dishOf, failing, frame, openStream, say } from '../../server/src/testing/model/behaviours.ts'
import { expect, type Page, test } from '../fixtures.ts'

const patienceMs = 120_000

test('recipes of an AI, and a photo that it reads: each shown as it comes, names as text, and the cookbook when it fails', async ({
  browser,
  expectAccessible,
}) => {
  const name = 'Tofu <img src=x onerror=alert(1)>'
  await withProduct(
    program,
    failing,
    async ({ product, model }) => {
      const { cookie } = await student(product, {
        allergies: 'peanuts',
        foods: [{ name }, { name: 'Bok choy' }, { name: 'Eggs' }],
      })
      const context = await browser.newContext({ baseURL: product.url })
      const [cookieName = '', value = ''] = cookie.split('=')
      await context.addCookies([{ name: cookieName, value, url: product.url }])
      const page = await context.newPage()
      page.on('dialog', () => expect('a dialog').toBe('never'))

      const { promise: seen, resolve: goOn } = Promise.withResolvers<void>()
      model.behave = async (told, response) => {
        openStream(response)
        const unknown = { text: 'zorgle', amount: '1 tsp', optional: false, pantry: null }
        const [first, ...rest] = [0, 1, 2].map((n) => {
          const dish = dishOf(told, n % 2)
          if (n === 0) dish.ingredients.push(unknown)
          return JSON.stringify(dish).replaceAll(' <img src=x onerror=alert(1)>', '')
        })
        response.write(frame(`{"recipes":[${first},`))
        await seen
        response.end(frame(`${rest.join(',')}]}`))
      }
      // A server that has just started reads the food knowledge first, and a page waits fifteen seconds for an answer.
      await page.request.get('/api/recipes/considered', { timeout: patienceMs })
      await page.goto('/recipes')
      await page.getByRole('button', { name: 'Suggest Recipes' }).click()
      await expect(page.getByRole('article')).toHaveCount(1)
      await expect(page.getByText('We don’t know “zorgle”. Check its label.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled()
      goOn()
      await expect(page.getByRole('article')).toHaveCount(3)
      await expect(page.getByText('Written by AI.').first()).toBeVisible()
      await expect(page.getByText(name).first()).toBeVisible()
      await expect(page.locator('main img')).toHaveCount(0)

      model.behave = failing
      await page.getByRole('button', { name: 'Suggest Recipes' }).click()
      await expect(
        page.getByText('The AI didn’t answer, so these come from the built-in cookbook.'),
      ).toBeVisible()
      await expect(page.getByRole('article').first()).toBeVisible()
      await expectAccessible(page)

      await page.goto('/pantry')
      await page.getByRole('button', { name: 'Add many at once' }).click()
      await page.getByRole('button', { name: 'Scan with the camera' }).click()
      await page.getByText('With AI', { exact: true }).click()
      await expect(page.getByText(/is sent to the AI that your campus uses/)).toBeVisible()
      await expectAccessible(page, 'a photo about to be sent to the model')
      await sendPicture(page)
      await expect(
        page.getByRole('alert').filter({ hasText: 'The AI can’t read it right now.' }),
      ).toBeVisible()
      await expect(page.getByText(/^Error ID: /)).toBeVisible()
      model.behave = (_told, response) => say(response, JSON.stringify({ foods: [oatMilk] }))
      await sendPicture(page)
      const table = page.getByRole('dialog', { name: 'Check before adding' })
      await expect(table.getByText('From a photo read by AI.')).toBeVisible()
      await expect(table.getByLabel('Food 1')).toHaveValue('oat milk')
      await expect(table.getByLabel('Quantity of oat milk')).toHaveValue('2')
      await expectAccessible(page, 'what the model read, to be looked through')
      await context.close()
    },
    { AI_VISION: 'true' },
  )
})

const oatMilk = { name: 'oat milk', quantity: 2, size: '1 l' }

async function sendPicture(page: Page): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByText('Send a picture', { exact: true }).click(),
  ])
  // What is on the screen is as good as any photo.
  await chooser.setFiles({ name: 'shop.png', mimeType: 'image/png', buffer: await page.screenshot() })
}
