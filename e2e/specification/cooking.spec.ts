import { anew, expect } from '../fixtures.ts'
import { inDays } from '../steps/dates.ts'
import { openRow } from '../steps/pantry.ts'
import { openCooked, openRecipes, quantitiesLeft, toastPantry } from '../steps/recipes.ts'
import { holdTable } from './table.ts'

holdTable('Cooking', [
  {
    section: 'issue 15',
    says: 'portions scale the amounts, also of what I cooked, and stay chosen',
    check: async (ground) => {
      const page = await openCooked(ground, { width: 360 })
      await page.keyboard.press('Escape')
      const portions = page.getByRole('combobox', { name: 'Portions of French toast' })
      await portions.selectOption('3 portions')
      const card = page.getByRole('article').first()
      await expect(card).toContainText('6 eggs')
      await expect(card).toContainText('12 tbsp milk')
      await expect(card).toContainText('The times are for 1 portion')
      await ground.expectAccessible(page)
      await page.reload()
      await expect(portions).toHaveValue('3')
      await page.getByRole('button', { name: 'I cooked this' }).click()
      await expect(page.getByText('The recipe takes 6, you have 6.')).toBeVisible()
      await page.getByRole('button', { name: 'Update pantry' }).click()
      await expect.poll(() => quantitiesLeft(page)).toEqual({ Milk: 1, 'Soy sauce': 1, Banana: 1 })
    },
  },
  {
    section: 'issue 15',
    says: 'what is left becomes an item by one press, with one Undo, also without a connection',
    check: async (ground) => {
      const page = await openCooked(anew(ground), { width: 360 })
      await page.getByRole('button', { name: 'Update pantry' }).click()
      await page.getByRole('combobox', { name: 'Portions of French toast' }).selectOption('3 portions')
      const keep = page.getByRole('button', { name: 'Leftovers: French toast, 2 portions' })
      await ground.expectAccessible(page)
      await keep.click()
      await expect(page.getByRole('button', { name: 'Leftovers are in your pantry' })).toBeDisabled()
      const eaten = { ...toastPantry, Eggs: 4 }
      await expect.poll(() => quantitiesLeft(page)).toEqual({ ...eaten, 'Leftovers: French toast': 2 })
      const { items } = await (await page.request.get('/api/pantry/items')).json()
      const left = items.find(({ name }: { name: string }) => name.startsWith('Leftovers'))
      expect(left).toMatchObject({ expiryDate: inDays(3), place: 'fridge' })
      expect(left.remark).toMatch(/^Made on \d+ \w+ \d+ with eggs, milk, soy sauce, and bananas\.$/)
      await page.getByRole('button', { name: 'Undo' }).last().click()
      await expect.poll(() => quantitiesLeft(page)).toEqual(eaten)
      await page.context().setOffline(true)
      await keep.click()
      await page.context().setOffline(false)
      await expect.poll(() => quantitiesLeft(page)).toEqual({ ...eaten, 'Leftovers: French toast': 2 })
    },
  },
  {
    section: 'issue 15',
    says: 'kept recipes have their own tab, also without a connection; stars and Not for me hold on the next visit',
    check: async (ground) => {
      const page = await openCooked(anew(ground), { width: 360 })
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Keep: French toast' }).click()
      await page
        .getByRole('group', { name: 'Your rating of French toast' })
        .getByRole('button', { name: '4 of 5' })
        .click()
      await page.getByRole('button', { name: 'Not for me: French toast' }).click()
      await expect(page.getByText('It won’t be suggested again.')).toBeVisible()
      await page.getByRole('button', { name: 'My recipes' }).click()
      const kept = page.getByRole('article', { name: 'French toast' })
      await expect(kept).toContainText('Uses Eggs')
      await ground.expectAccessible(page)
      await page.context().setOffline(true)
      await page.getByRole('button', { name: 'Ideas' }).click()
      await page.getByRole('button', { name: 'My recipes' }).click()
      await expect(kept).toBeVisible()
      await page.context().setOffline(false)
      await expect
        .poll(async () => (await (await page.request.get('/api/recipes/book')).json()).marks)
        .toMatchObject([{ id: 'toast', kept: true, rating: 4, notForMe: true }])
      await page.reload()
      await page.getByRole('button', { name: 'My recipes' }).click()
      await expect(kept.getByRole('button', { name: '4 of 5' })).toHaveAttribute('aria-pressed', 'true')
      await page.getByRole('button', { name: 'Keep: French toast' }).click()
      await expect(page.getByText('Nothing kept yet. Press Keep on a recipe you like.')).toBeVisible()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(kept).toBeVisible()
      await expect
        .poll(async () => (await (await page.request.get('/api/recipes/book')).json()).recipes)
        .toMatchObject([{ id: 'toast', title: 'French toast' }])
    },
  },
  {
    section: 'issue 15',
    says: 'a name that is not recognised is corrected by a press, and its owner’s word holds from then on',
    check: async (ground) => {
      const page = await openRecipes(ground, { foods: { Blorf: 1, Eggs: 1, 'Telur ayam': 2 }, width: 360 })
      await page.getByRole('button', { name: 'Not recognised: correct Blorf' }).click()
      const popup = page.getByRole('dialog', { name: 'What is “Blorf”?' })
      await popup.getByRole('searchbox').fill('豆腐')
      await ground.expectAccessible(page)
      await popup.getByRole('button', { name: 'silken tofu', exact: true }).click()
      await expect(page.getByRole('region', { name: 'Not recognised' })).toHaveCount(0)
      await page.goto('/pantry')
      await openRow(page, 'Blorf')
      await expect(page.getByRole('button', { name: 'Read as silken tofu: correct Blorf' })).toBeVisible()
      await openRow(page, 'Telur ayam')
      await expect(page.getByRole('button', { name: /^Read as .*egg.*: correct Telur ayam/ })).toBeVisible()
      await ground.expectAccessible(page)
      await openRow(page, 'Blorf')
      await page.getByRole('button', { name: 'Read as silken tofu: correct Blorf' }).click()
      await page.getByRole('button', { name: 'It’s not food' }).click()
      await expect(page.getByRole('button', { name: 'Not food: correct Blorf' })).toBeVisible()
    },
  },
  {
    section: 'issue 15',
    says: 'a recipe is cooked step by step, in large type, with timers that are announced, also without a connection',
    check: async (ground) => {
      const page = await openCooked(anew(ground), {
        width: 360,
        steps: ['Beat the eggs.', 'Fry for 5 seconds.'],
      })
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Cook step by step: French toast' }).click()
      const mode = page.getByRole('dialog', { name: 'French toast' })
      await expect(mode.getByText('Beat the eggs.')).toBeVisible()
      await ground.expectAccessible(page)
      await page.context().setOffline(true)
      await mode.getByRole('button', { name: 'Next step' }).focus()
      // Held, it repeats: the steps stay open, one further.
      for (let times = 0; times < 3; times += 1) await page.keyboard.down('Enter')
      await page.keyboard.up('Enter')
      await expect(mode.getByText('Step 2 of 2')).toBeVisible()
      await mode.getByRole('button', { name: 'Timer: 5 seconds' }).click()
      await expect(mode.getByRole('timer')).toBeVisible()
      await mode.getByRole('button', { name: 'Back' }).click()
      await expect(mode.getByRole('alert')).toHaveText('Time’s up: 5 seconds, step 2.')
      await expect(mode.getByRole('timer')).toHaveCount(0)
      await page.context().setOffline(false)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Cook step by step: French toast' })).toBeFocused()
    },
  },
])
