import { anew, expect } from '../fixtures.ts'
import { inDays } from '../steps/dates.ts'
import { holdBack } from '../steps/hold-back.ts'
import {
  gone,
  openCooked,
  openRecipes,
  quantitiesLeft,
  stream,
  suggestButton,
  tell,
  toastPantry,
} from '../steps/recipes.ts'
import { type Ground, holdTable } from './table.ts'

/** Answers the request for recipes with what no healthy server would. */
const failing =
  (answer: { status: number; json?: object } | 'abort', texts: string[]) => async (ground: Ground) => {
    const page = await openRecipes(ground)
    await page.route(stream, (route) => (answer === 'abort' ? route.abort() : route.fulfill(answer)))
    await suggestButton(page).click()
    for (const text of texts) await expect(page.getByText(text, { exact: true })).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: texts[0] ?? '' })).toBeVisible()
    await page.unroute(stream)
    await suggestButton(page).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  }

const unable = '⚠️ Unable to generate recipes. Please try again later.'

holdTable('Recipes', [
  {
    section: '2',
    says: 'Click "Suggest Recipes" to generate ideas.',
    check: async (ground) => {
      const page = await openRecipes(ground)
      await expect(
        page.getByText('Click "Suggest Recipes" to generate ideas.', { exact: true }),
      ).toBeVisible()
      await expect(suggestButton(page)).toBeEnabled()
    },
  },
  {
    section: '2',
    says: 'Your pantry is empty. Add ingredients first! The button is disabled until there is something, also from elsewhere',
    check: async (ground) => {
      const page = await openRecipes(ground, { foods: {} })
      await expect(
        page.getByText('Your pantry is empty. Add ingredients first!', { exact: true }),
      ).toBeVisible()
      await expect(suggestButton(page)).toBeDisabled()
      const data = { name: 'Tofu', quantity: 1, expiryDates: [inDays(1)] }
      await page.request.post('/api/pantry/items', { data })
      await expect(suggestButton(page)).toBeEnabled()
    },
  },
  {
    section: '2',
    says: 'Generating... while working, disabled while loading',
    check: async (ground) => {
      const page = await openRecipes(ground)
      const answer = await holdBack(page, stream)
      await suggestButton(page).click()
      const working = page.getByRole('button', { name: 'Generating...' })
      await expect(working).toBeDisabled()
      await ground.expectAccessible(page)
      answer()
      await expect(suggestButton(page)).toBeEnabled()
      await expect(working).toHaveCount(0)
    },
  },
  {
    section: '2',
    says: "titles and the headings 'Ingredients:' and 'Instructions:' are highlighted",
    check: async (ground) => {
      const page = await openRecipes(ground)
      await suggestButton(page).click()
      const cards = page.getByRole('article')
      await expect(cards).toHaveCount(4)
      for (const [index, card] of (await cards.all()).entries()) {
        await expect(card.getByRole('heading', { name: `Recipe ${index + 1}: ` })).toBeVisible()
        await expect(card.getByRole('heading', { name: 'Ingredients:', exact: true })).toBeVisible()
        await expect(card.getByRole('heading', { name: 'Instructions:', exact: true })).toBeVisible()
      }
      await expect(cards.first()).toContainText(
        /Uses (?:Tofu and Bok choy|Bok choy and Tofu), both expiring tomorrow\./,
      )
      await expect(page.getByText(/\bsafe\b/i)).toHaveCount(0)
      await ground.expectAccessible(page)
    },
  },
  {
    section: '2',
    says: 'a note of preferences considered and allergies avoided, and what was understood',
    check: async (ground) => {
      const page = await openRecipes(ground, {
        preferences: 'no pork',
        allergies: 'nuts, durian; ok with milk',
      })
      const note = page.getByRole('region', { name: 'What is considered' })
      await expect(note).toContainText('Preferences considered: no pork')
      await expect(note).toContainText('Allergies avoided: peanuts, nuts, “durian”')
      await expect(note).toContainText('“durian” could only be matched as that word.')
      await expect(note).toContainText('Not left out, as you wrote: “ok with milk”.')
      await expect(note).toContainText('Always check labels.')
    },
  },
  {
    section: '5',
    says: 'Note: {n} expired or near-expiry item(s) were excluded from the recipe.',
    check: async (ground) => {
      const page = await openRecipes(ground, { foods: { Tofu: 0, Milk: -3, Spinach: 1 } })
      await suggestButton(page).click()
      await expect(
        page.getByText('Note: 2 expired or near-expiry item(s) were excluded from the recipe.', {
          exact: true,
        }),
      ).toBeVisible()
      await expect(page.getByRole('article').first()).toContainText('Uses Spinach, expiring tomorrow.')
    },
  },
  { section: '8', says: unable, check: failing('abort', [unable]) },
  {
    section: '8',
    says: "a non-OK reply counts as failure with 'Failed to fetch recipes from server'",
    check: failing({ status: 500 }, [unable, 'Failed to fetch recipes from server']),
  },
  {
    section: '8',
    says: 'No recipe ideas found.',
    check: async (ground) => {
      const page = await openRecipes(ground, { foods: { Milk: -1 } })
      await suggestButton(page).click()
      await expect(page.getByText('No recipe ideas found.', { exact: true })).toBeVisible()
      await ground.expectAccessible(page)
    },
  },
  {
    section: '8',
    says: 'User not authenticated.: the visitor comes back here after logging in',
    check: async (ground) => {
      const page = await openRecipes(ground)
      const answer = await page.request.post('/api/auth/logout')
      expect(answer.ok()).toBe(true)
      const refused = await page.request.post('/api/recipes/generate', { data: {} })
      expect((await refused.json()).error.message).toBe('User not authenticated.')
      await expect(page).toHaveURL(/\/login\?next=%2Frecipes/)
      await expect(page.getByText('You were logged out. Log in to continue.')).toBeVisible()
    },
  },
  {
    section: 'D27',
    says: 'a new allergy takes the recipes of before off the screen',
    check: async (ground) => {
      const page = await openRecipes(ground, { foods: { 'Peanut butter': 1, Peanuts: 1, Bread: 9 } })
      await suggestButton(page).click()
      await expect(
        page
          .getByRole('article')
          .filter({ hasText: /peanut/i })
          .first(),
      ).toBeVisible()
      // What is told while recipes are written holds for those that are still to come.
      await expect(suggestButton(page)).toBeEnabled()
      await tell(page, { preferences: '', allergies: 'peanuts' })
      await expect(page.getByRole('article')).toHaveCount(0)
      await suggestButton(page).click()
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect(page.getByRole('article').filter({ hasText: /peanut/i })).toHaveCount(0)
      await expect(
        page.getByText(/^Left out: \d recipes? with peanuts\. Always check labels\.$/),
      ).toBeVisible()
    },
  },
  {
    section: 'issue 5',
    says: 'filters by kitchen and time hold, also on the next visit',
    check: async (ground) => {
      const page = await openRecipes(ground, { foods: { Tofu: 1, Eggs: 5, Rice: 90, Oats: 60, Milk: 3 } })
      await page.getByRole('checkbox', { name: 'Microwave' }).check()
      await page.getByRole('radio', { name: '10 min' }).check()
      await suggestButton(page).click()
      await expect(page.getByRole('article').first()).toBeVisible()
      for (const facts of await page
        .getByRole('article')
        .getByText(/ min · /)
        .allTextContents()) {
        expect(Number.parseInt(facts, 10)).toBeLessThanOrEqual(10)
        expect(facts).toMatch(/(?:microwave|no cooking)$/)
      }
      await page.reload()
      await expect(page.getByRole('checkbox', { name: 'Microwave' })).toBeChecked()
      await expect(page.getByRole('radio', { name: '10 min' })).toBeChecked()
    },
  },
  {
    section: 'issue 5',
    says: 'I cooked this takes the used items from the pantry, Undo brings them back',
    check: async (ground) => {
      const page = await openCooked(ground, { width: 360 })
      await page.getByRole('button', { name: 'Update pantry' }).click()
      const cooked = page.getByRole('button', { name: 'Cooked' })
      await expect(cooked).toBeDisabled()
      await expect(cooked).toBeFocused()
      await expect.poll(() => quantitiesLeft(page)).toEqual({ ...toastPantry, Eggs: 4 })
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect.poll(() => quantitiesLeft(page)).toEqual(toastPantry)
      await expect(page.getByRole('button', { name: 'I cooked this' }).first()).toBeEnabled()
    },
  },
  {
    section: 'issue 15',
    says: 'I cooked this ticks counted pieces, asks of parts, keeps seasonings and optional ones',
    check: async (ground) => {
      const page = await openCooked(ground)
      const sheet = page.getByRole('dialog', { name: 'What did you use?' })
      await expect(sheet.getByRole('checkbox', { name: 'Eggs' })).toBeChecked()
      await expect(sheet.getByRole('spinbutton', { name: 'Eggs: how many?' })).toHaveValue('2')
      await expect(gone(page, 'Milk', 'No')).toBeChecked()
      for (const name of ['Soy sauce', 'Banana'])
        await expect(sheet.getByRole('checkbox', { name })).not.toBeChecked()
      await ground.expectAccessible(page)
      await sheet.getByRole('spinbutton', { name: 'Eggs: how many?' }).fill('3')
      await gone(page, 'Milk', 'Yes').check()
      await sheet.getByRole('checkbox', { name: 'Soy sauce' }).check()
      await sheet.getByRole('button', { name: 'Update pantry' }).click()
      await expect.poll(() => quantitiesLeft(page)).toEqual({ Eggs: 3, Banana: 1 })
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect.poll(() => quantitiesLeft(page)).toEqual(toastPantry)
    },
  },
  {
    section: 'issue 15',
    says: 'I cooked this takes nothing unasked: closed or unticked, the pantry stays as it is',
    check: async (ground) => {
      const page = await openCooked(ground)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      const button = page.getByRole('button', { name: 'I cooked this' })
      await expect(button).toBeFocused()
      await button.click()
      await page.getByRole('checkbox', { name: 'Eggs' }).uncheck()
      await page.getByRole('button', { name: 'Keep everything' }).click()
      await expect(page.getByText('Enjoy! Everything stays in your pantry.')).toBeVisible()
      expect(await quantitiesLeft(page)).toEqual(toastPantry)
    },
  },
  {
    section: 'issue 15',
    says: 'two devices agree: the open sheet follows the pantry, and an open pantry follows the cooking',
    check: async (ground) => {
      const page = await openCooked(ground)
      const pantry = await page.context().newPage()
      await pantry.goto('/pantry')
      await pantry.getByRole('button', { name: 'Consumed Eggs' }).click()
      await expect(page.getByText('The recipe takes 2, you have 5.')).toBeVisible()
      await page.getByRole('button', { name: 'Update pantry' }).click()
      await expect(pantry.getByRole('article', { name: /Eggs/ })).toContainText('3')
      await expect.poll(() => quantitiesLeft(page)).toEqual({ ...toastPantry, Eggs: 3 })
    },
  },
  {
    section: 'issue 15',
    says: 'I cooked this waits without a connection and goes out once',
    check: async (ground) => {
      const page = await openCooked(anew(ground))
      await page.context().setOffline(true)
      await page.getByRole('button', { name: 'Update pantry' }).click()
      await expect(page.getByRole('button', { name: 'Cooked' })).toBeDisabled()
      await page.context().setOffline(false)
      await expect.poll(() => quantitiesLeft(page)).toEqual({ ...toastPantry, Eggs: 4 })
    },
  },
])
