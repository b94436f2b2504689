import { createServer } from 'node:http'
import { expect, test } from '../fixtures.ts'
import { chooseServers } from '../servers.ts'
import { inDays } from '../steps/dates.ts'
import { suggestButton, tell } from '../steps/recipes.ts'

const leekSoup = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Leek soup',
  recipeIngredient: ['1 leek', '2 potatoes', '1 tsp zibbleroot'],
  recipeInstructions: [{ '@type': 'HowToStep', text: 'Boil the leek and the potatoes for 20 minutes.' }],
  totalTime: 'PT30M',
  recipeYield: '2 bowls',
}
const exported = {
  recipes: ['Toast one', 'Toast two'].map((name) => ({
    '@type': 'Recipe',
    name,
    recipeIngredient: ['2 slices of bread'],
    recipeInstructions: ['Toast it.'],
  })),
}

test('recipes of my own: written, from a page, from a file; guarded, ranked and cooked', async ({
  openAs,
  expectAccessible,
}) => {
  const site = createServer((_, reply) => {
    reply.writeHead(200, { 'content-type': 'text/html' })
    reply.end(`<script type="application/ld+json">${JSON.stringify(leekSoup)}</script>`)
  })
  const { sitePort: port } = await chooseServers()
  await new Promise<void>((resolve) => site.listen(port, '127.0.0.1', resolve))
  const { page } = await openAs({ width: 360, isNew: true })
  const ids: string[] = []
  for (const name of ['Eggs', 'Spinach', 'Leek', 'Potatoes']) {
    const data = { name, quantity: 3, expiryDates: [inDays(1)] }
    const answer = await page.request.post('/api/pantry/items', { data })
    expect(answer.status()).toBe(201)
    ids.push((await answer.json()).upserted[0].id)
  }
  await tell(page, { preferences: '', allergies: 'peanuts' })
  await page.goto('/recipes')
  await page.getByRole('button', { name: 'My recipes' }).click()
  const add = page.getByRole('button', { name: 'Add a recipe' })
  const form = page.getByRole('dialog', { name: 'Your recipe' })

  // Written without a connection, it waits and is checked before it shows.
  await add.click()
  await expect(page.getByRole('button', { name: 'Write it myself' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Write it myself' }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Please name the recipe.')).toBeVisible()
  await form.getByRole('textbox', { name: 'Name' }).fill('Night owl eggs')
  await form.getByRole('textbox', { name: 'Ingredients' }).fill('3 eggs\n1 handful spinach')
  await form
    .getByRole('textbox', { name: 'Steps' })
    .fill('Fry the eggs in a pan for 5 minutes.\nAdd the spinach.')
  await expectAccessible(page)
  await page.context().setOffline(true)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Night owl eggs is saved on this device.')).toBeVisible()
  // It isn't there before the allergen guard has read it.
  const isThere = page.getByText('Night owl eggs is in your recipes.')
  await expect(isThere).toHaveCount(0)
  const eggs = page.getByRole('article', { name: 'Night owl eggs' })
  await expect(eggs).toHaveCount(0)
  await page.context().setOffline(false)
  await expect(eggs).toContainText('Uses Eggs and Spinach, both expiring tomorrow.')
  await expect(eggs).toContainText('Yours.')
  await expect(isThere).toBeVisible()

  // A reload stays where they are.
  await page.reload()
  await expect(page.getByRole('button', { name: 'My recipes' })).toHaveAttribute('aria-pressed', 'true')
  await expect(eggs).toBeVisible()

  // From a page: what nobody knows comes with the warning.
  await add.click()
  await page.getByRole('textbox', { name: 'Address of a web page' }).fill(`http://127.0.0.1:${port + 1}/x`)
  await page.getByRole('button', { name: 'Read the page' }).click()
  await expect(page.getByRole('alert')).toContainText('This isn’t the address of a public web page.')
  await page.getByRole('textbox', { name: 'Address of a web page' }).fill(`http://127.0.0.1:${port}/leek`)
  await page.getByRole('button', { name: 'Read the page' }).click()
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Leek soup')
  await form.getByRole('button', { name: 'Save' }).click()
  const soup = page.getByRole('article', { name: 'Leek soup' })
  await expect(soup).toContainText('We don’t know “zibbleroot”. Check its label.')
  await expect(soup.getByRole('link', { name: '127.0.0.1' })).toBeVisible()

  // From a file: what is ticked is kept.
  await add.click()
  await page.locator('input[type="file"]').setInputFiles({
    name: 'export.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(exported)),
  })
  await expect(page.getByRole('checkbox', { name: 'Toast two' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: 'Toast two' }).uncheck()
  await page.getByRole('button', { name: 'Keep 1 recipe' }).click()
  await expect(page.getByRole('article', { name: 'Toast one' })).toBeVisible()
  await expectAccessible(page)

  // An edit that names an allergen leaves it out, and says so.
  await eggs.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Steps' }).fill('Fry the eggs. Top with peanuts.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Left out: 1 recipe with peanuts.')).toBeVisible()
  await expect(eggs).toHaveCount(0)

  // Ranked with the rest, and cooked step by step. What else expires soon would bring more recipes than an answer shows.
  for (const id of ids.slice(0, 2))
    expect((await page.request.delete(`/api/pantry/items/${id}`)).ok()).toBe(true)
  await suggestButton(page).click()
  const idea = page.getByRole('article', { name: /Leek soup/ })
  await expect(idea).toContainText('Yours.')
  await idea.getByRole('button', { name: 'Cook step by step' }).click()
  await expect(page.getByRole('dialog')).toContainText('Boil the leek')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'My recipes' }).click()
  await soup.getByRole('button', { name: 'Remove' }).click()
  await expect(soup).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(soup).toBeVisible()
  site.close()
})
