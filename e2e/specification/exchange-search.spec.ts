import { expect } from '../fixtures.ts'
import { card, foodNamed, lookFor, names, openOwnPost, publish } from '../steps/exchange.ts'
import { holdBack } from '../steps/hold-back.ts'
import { holdTable } from './table.ts'

holdTable('Exchange', [
  {
    section: '2',
    says: "the sort offers 'Expiring First' and 'Expiring Last'; all dorms to choose from",
    check: async (ground) => {
      const { page } = await ground.openAs()
      await publish(page, { foodName: foodNamed('Rice') })
      await page.goto('/exchange')
      const options = (name: string) => page.getByLabel(name, { exact: true }).getByRole('option')
      await expect(options('Sort')).toHaveText(['Expiring First', 'Expiring Last'])
      await expect(options('Dorm')).toHaveCount(14)
      await expect(options('Dorm').first()).toHaveText('All dorms')
      await expect(options('Dorm').last()).toHaveText('Valour House')
    },
  },
  {
    section: '2',
    says: 'another text when a filter hides all, and a way out of it',
    check: async (ground) => {
      const { page, food } = await openOwnPost(ground, 'Tofu')
      await expect(card(page, food)).toBeVisible()
      await page.getByLabel('Dorm', { exact: true }).selectOption('RC4')
      await expect(page.getByText(`Nobody is sharing “${food}” at RC4 right now.`)).toBeVisible()
      await expect(page.getByText('No posts yet')).toHaveCount(0)
      await page.getByRole('button', { name: 'Clear filters' }).click()
      await expect(page.getByRole('searchbox')).toHaveValue('')
      await expect(page.getByLabel('Dorm', { exact: true })).toHaveValue('')
      await expect(page.getByRole('article').first()).toBeVisible()
    },
  },
  {
    section: 'D13',
    says: 'search by part of the food name, without case or accents; it stands in the address',
    check: async (ground) => {
      const { page } = await ground.openAs()
      const food = foodNamed('Crème Brûlée')
      await publish(page, { foodName: food })
      const release = await holdBack(page, '**/api/exchange/posts**')
      await page.goto('/exchange')
      await page.getByLabel('Search by food name').fill(`EME brulee ${food.slice(-8)}`)
      release()
      await expect(page).toHaveURL(/search=EME/)
      await expect(names(page)).toHaveText([food])
      await expect(page.getByRole('searchbox'), 'not drawn anew when the posts come').toBeFocused()
      await page.reload()
      await expect(names(page)).toHaveText([food])
      await page.getByRole('button', { name: 'Clear search' }).click()
      await expect(page.getByRole('searchbox')).toBeFocused()
      await expect(page).toHaveURL(/\/exchange$/)
    },
  },
  {
    section: '2',
    says: 'dorm filter',
    check: async (ground) => {
      const { page } = await ground.openAs()
      const food = foodNamed('Noodles')
      await publish(page, { foodName: `${food} at PGP` })
      await publish(page, { foodName: `${food} at RC4`, location: 'RC4' })
      await lookFor(page, food)
      await expect(names(page)).toHaveCount(2)
      await page.getByLabel('Dorm', { exact: true }).selectOption('RC4')
      await expect(names(page)).toHaveText([`${food} at RC4`])
      await expect(page).toHaveURL(/dorm=RC4/)
    },
  },
  {
    section: '2',
    says: 'My dorm first: its posts before all others, also what comes live and after a reload',
    check: async (ground) => {
      const { page } = await ground.openAs()
      const told = { displayName: 'Mei Tan', age: null, preferences: '', allergies: '', photoId: null }
      expect((await page.request.put('/api/profile', { data: { ...told, dorm: 'RC4' } })).ok()).toBe(true)
      const food = foodNamed('Noodles')
      await publish(page, { foodName: `${food} at PGP`, days: 2 })
      await publish(page, { foodName: `${food} at RC4`, location: 'RC4', days: 5 })
      await lookFor(page, food)
      await expect(names(page)).toHaveText([`${food} at PGP`, `${food} at RC4`])
      await page.getByLabel('Dorm', { exact: true }).selectOption('My dorm first')
      await expect(names(page)).toHaveText([`${food} at RC4`, `${food} at PGP`])
      await publish(page, { foodName: `${food} too at RC4`, location: 'RC4', days: 9 })
      await expect(names(page)).toHaveText([`${food} at RC4`, `${food} too at RC4`, `${food} at PGP`])
      await page.reload()
      await expect(names(page)).toHaveText([`${food} at RC4`, `${food} too at RC4`, `${food} at PGP`])
    },
  },
  {
    section: '2, D13',
    says: 'Expiring First is the default; Expiring Last turns it round',
    check: async (ground) => {
      const { page } = await ground.openAs()
      const food = foodNamed('Egg')
      for (const days of [5, 2, 9]) await publish(page, { foodName: `${food} ${days}`, days })
      await lookFor(page, food)
      await expect(names(page)).toHaveText([`${food} 2`, `${food} 5`, `${food} 9`])
      await page.getByLabel('Sort').selectOption('Expiring Last')
      await expect(names(page)).toHaveText([`${food} 9`, `${food} 5`, `${food} 2`])
      await expect(page).toHaveURL(/order=expiringLast/)
    },
  },
])
