import { expect, type Page } from '../fixtures.ts'
import { printed } from '../steps/camera.ts'
import {
  added,
  emptyPantry,
  knownPack,
  placedPantry,
  promisedFood,
  seeingModel,
  usualDates,
  usualMilk,
} from './canned-server.ts'
import { choose, press, type Screen, shows } from './screen.ts'

/** What entering food, and what is done to it, looks like. */
export const entryStates: Record<string, Screen> = {
  scan: {
    path: '/pantry',
    ready: async (page) => {
      await press(page, 'Add many at once')
      await press(page, 'Scan with the camera')
      await shows('There’s no camera here')(page)
    },
    looks: 'all',
  },
  'scan-model': {
    path: '/pantry',
    ready: async (page) => {
      await press(page, 'Add many at once')
      await press(page, 'Scan with the camera')
      await page.getByText('With AI', { exact: true }).click()
      await shows('is sent to the AI')(page)
    },
    exceptions: [seeingModel],
    looks: 'all',
  },
  'add-many': {
    path: '/pantry',
    ready: async (page) => {
      await press(page, 'Add many at once')
      await shows('Save the template')(page)
    },
    looks: 'all',
  },
  review: {
    path: '/pantry',
    ready: async (page) => {
      await shows('Cheddar')(page)
      await press(page, 'Add many at once')
      await page
        .getByLabel('Paste a list or a receipt')
        .fill('SEMI SKIM MLK 2PT  1.20\n2 x 1.10\nCHEDDAR  2.20\nBREAD 800G  0.75\nBLORF  1.00\nTOTAL  5.15')
      await press(page, 'Read it')
      await shows('About')(page)
      await press(page, 'Add 4 items')
      await shows('Blorf needs a date.')(page)
    },
    exceptions: [usualDates],
    looks: 'all',
  },
  'quick-add': {
    path: '/pantry',
    ready: async (page) => {
      await shows('Cheddar')(page)
      const line = page.getByRole('combobox', { name: 'Quick add' })
      await line.click()
      await line.fill('2 milk, spinach 200g freezer, rice 31 feb, to')
      await expect(page.getByRole('option', { name: 'Tomatoes' })).toBeVisible()
      await shows('usually keeps: 7 days')(page)
    },
    exceptions: [usualDates],
    looks: 'all',
  },
  grouped: {
    path: '/pantry?group=place',
    ready: async (page) => {
      await expect(page.getByRole('listitem').filter({ hasText: 'No place set' })).toBeVisible()
      await press(page, 'List')
      await expect(page.getByLabel('Sort by')).toBeVisible()
    },
    exceptions: [placedPantry],
    looks: 'all',
  },
  chosen: {
    path: '/pantry?group=place',
    ready: async (page) => {
      await choose(page, 'Silken tofu', 'Eggs')
      await shows('2 items chosen')(page)
    },
    exceptions: [placedPantry],
    looks: 'all',
  },
  'place-named': {
    path: '/pantry?group=place',
    ready: async (page) => {
      await choose(page, 'Eggs')
      await page.getByLabel('Move to').selectOption({ label: 'Another place…' })
      await page.getByLabel('Name of the place').fill('Shelf 3')
    },
    exceptions: [placedPantry],
    looks: 'all',
  },
  'open-row': {
    path: '/pantry?place=fridge&group=place',
    ready: async (page) => {
      await press(page, 'Show Fresh milk')
      await shows('Shared shelf, blue sticker')(page)
    },
    exceptions: [placedPantry],
    looks: 'all',
  },
  'first-foods': {
    path: '/home',
    ready: (page) => expect(page.getByRole('list', { name: 'Foods to begin with' })).toBeVisible(),
    exceptions: [emptyPantry],
    looks: 'all',
  },
  shortcuts: {
    path: '/pantry',
    ready: async (page) => {
      await shows('Cheddar')(page)
      // What hears the keys comes beside the screen.
      await expect(async () => {
        await page.keyboard.press('?')
        await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1_000 })
      }).toPass()
    },
  },
  scanned: {
    path: '/pantry',
    ready: async (page) => {
      await press(page, 'Add many at once')
      await press(page, 'Scan with the camera')
      for (const number of ['4006381333931', '4006381333931', '96385074']) await typeNumber(page, number)
      await page.getByText('A date', { exact: true }).click()
      await choosePicture(page, ['BEST BEFORE', '04.05.2026'])
      await expect(page.getByRole('button', { name: /2026$/ }).first()).toBeVisible()
    },
    exceptions: [knownPack],
    looks: 'all',
  },
  more: {
    path: '/pantry',
    ready: async (page) => {
      await shows('Cheddar')(page)
      await press(page, 'More')
      await shows('Logout')(page)
    },
    looks: 'phones',
  },
  names: {
    path: '/pantry',
    ready: async (page) => {
      await shows('Cheddar')(page)
      await page.getByRole('combobox', { name: 'Quick add' }).click()
      await expect(page.getByRole('option', { name: 'Tomatoes' })).toBeVisible()
    },
    looks: 'all',
  },
  joined: {
    path: '/pantry',
    ready: async (page) => {
      await shows('Cheddar')(page)
      await press(page, 'Add many at once')
      await page.getByLabel('Paste a list or a receipt').fill('2 cheddar +20\n6 eggs +20')
      await press(page, 'Read it')
      await page.getByRole('checkbox', { name: /^cheddar: You have 1/ }).check()
    },
    looks: 'all',
  },
  'next-item': {
    path: '/pantry',
    ready: async (page) => {
      await press(page, 'Add Item')
      const form = page.getByRole('dialog', { name: 'Add New Item' })
      await form.getByLabel('Food name').fill('Spinach')
      await form.getByRole('button', { name: '+3 days' }).click()
      await form.getByRole('button', { name: 'Save and next' }).click()
      await shows('Added Spinach. What’s next?')(page)
      await form.getByLabel('Food name').fill('Milk')
      await expect(form.getByRole('button', { name: /usually keeps: 7 days/ })).toBeVisible()
    },
    exceptions: [usualMilk, added],
    looks: 'all',
  },
  promised: {
    path: '/home',
    ready: shows('Get Chicken rice from Hafiz Ismail'),
    exceptions: [promisedFood],
    looks: 'all',
  },
}

async function typeNumber(page: Page, number: string): Promise<void> {
  await page.getByLabel('Barcode number').fill(number)
  await press(page, 'Add number')
}

async function choosePicture(page: Page, lines: readonly string[]): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByText('Choose a picture', { exact: true }).click(),
  ])
  await chooser.setFiles({ name: 'date.png', mimeType: 'image/png', buffer: await printed(page, lines) })
}
