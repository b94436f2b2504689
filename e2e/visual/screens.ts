import { authCalls } from '@shelfmate/contract/account/auth'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { pantryCalls } from '@shelfmate/contract/pantry/pantry'
import { expect, type Page } from '../fixtures.ts'
import {
  doesNotReach,
  type Exception,
  emptyChats,
  emptyExchange,
  emptyPantry,
  keepsSilent,
  ownBook,
  placedPantry,
  refuses,
  seeingModel,
  usualDates,
  visitor,
} from './canned-server.ts'
import { lucas, mei, priya } from './dorm.ts'

export interface Screen {
  path: string
  /** Brings the screen into the state that is compared, and waits until it is there. */
  ready: (page: Page) => Promise<void>
  /** What the server says other than usual. */
  exceptions?: Exception[]
  /** Whether there is a live connection; there is unless told. */
  isLive?: boolean
}

const shows = (text: string) => (page: Page) => expect(page.getByText(text).first()).toBeVisible()
const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click()

/** Once there is something to lose: before its code is there the live connection cannot tell that it was cut. */
async function goOffline(page: Page): Promise<void> {
  await shows('Reconnecting')(page)
  await page.context().setOffline(true)
  await shows('Offline')(page)
}

/** The screens of the product, in the specification's order. */
export const screens: Record<string, Screen> = {
  landing: { path: '/', ready: shows('How it works'), exceptions: [visitor] },
  login: { path: '/login', ready: shows('Forgot password?'), exceptions: [visitor] },
  'sign-up': { path: '/signup', ready: shows('Have an account?'), exceptions: [visitor] },
  home: { path: '/home', ready: shows('Achievements & Progress') },
  pantry: { path: '/pantry', ready: shows('Cheddar') },
  profile: { path: '/profile', ready: shows('Who sees my allergies') },
  'change-password': { path: '/changepassword', ready: shows('Update Password') },
  notifications: { path: '/notifications', ready: shows('Today’s email would say') },
  recipes: {
    path: '/recipes',
    ready: async (page) => {
      await press(page, 'Suggest Recipes')
      await shows('Recipe 2')(page)
    },
  },
  exchange: { path: '/exchange', ready: shows('Smells good from here.') },
  progress: { path: '/progress', ready: shows('Priya Menon') },
  people: {
    path: '/chat',
    ready: async (page) => {
      await shows('Deal.')(page)
      await shows('Grace Koh')(page)
    },
  },
  chat: { path: `/chat/${chatIdOf(mei.userId, lucas.userId)}`, ready: shows('See you at six') },
  'other-profile': { path: `/viewprofile/${priya.userId}`, ready: shows('Sheares Hall') },
}

/** What screens look like when there is nothing, when something failed, with something open. */
export const states: Record<string, Screen> = {
  forgot: { path: '/forgot', ready: shows('Send Link'), exceptions: [visitor] },
  reset: {
    path: '/reset?token=0123456789abcdefghijABCDEFGHIJ',
    ready: shows('New password'),
    exceptions: [visitor],
  },
  scan: {
    path: '/pantry',
    ready: async (page) => {
      await press(page, 'Add many at once')
      await press(page, 'Scan with the camera')
      await shows('There’s no camera here')(page)
    },
  },
  'scan-model': {
    path: '/pantry',
    ready: async (page) => {
      await press(page, 'Add many at once')
      await press(page, 'Scan with the camera')
      await page.getByText('By the model', { exact: true }).click()
      await shows('is sent to the language model')(page)
    },
    exceptions: [seeingModel],
  },
  'add-many': {
    path: '/pantry',
    ready: async (page) => {
      await press(page, 'Add many at once')
      await shows('Save the template')(page)
    },
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
  },
  grouped: {
    path: '/pantry?group=place',
    ready: async (page) => {
      await expect(page.getByRole('listitem').filter({ hasText: 'No place told' })).toBeVisible()
      await press(page, 'List')
      await expect(page.getByLabel('Sort by')).toBeVisible()
    },
    exceptions: [placedPantry],
  },
  chosen: {
    path: '/pantry?group=place',
    ready: async (page) => {
      await press(page, 'List')
      await press(page, 'Choose items')
      for (const name of ['Silken tofu', 'Eggs'])
        await page.getByRole('checkbox', { name: `Choose ${name}` }).check()
      await shows('2 items chosen')(page)
    },
    exceptions: [placedPantry],
  },
  'open-row': {
    path: '/pantry?place=fridge&group=place',
    ready: async (page) => {
      await press(page, 'Show Fresh milk')
      await shows('Shared shelf, blue sticker')(page)
    },
    exceptions: [placedPantry],
  },
  'first-foods': {
    path: '/home',
    ready: (page) => expect(page.getByRole('list', { name: 'Foods to begin with' })).toBeVisible(),
    exceptions: [emptyPantry],
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
  'empty-pantry': {
    path: '/pantry',
    ready: shows('(No items in pantry yet)'),
    exceptions: [emptyPantry],
  },
  'empty-exchange': { path: '/exchange', ready: shows('No posts yet'), exceptions: [emptyExchange] },
  'empty-chats': { path: '/chat', ready: shows('No chats yet'), exceptions: [emptyChats] },
  loading: {
    path: '/pantry',
    ready: (page) => expect(page.getByText('Loading your pantry')).toBeAttached(),
    exceptions: [keepsSilent(pantryCalls.listItems)],
  },
  failure: {
    path: '/pantry',
    ready: (page) => expect(page.getByRole('button', { name: 'Retry' })).toBeVisible(),
    exceptions: [refuses(pantryCalls.listItems, 500, 'INTERNAL')],
  },
  'login-failure': {
    path: '/login',
    ready: async (page) => {
      await page.getByLabel('Email').fill('mei@campus.test')
      await page.getByRole('textbox', { name: 'Password' }).fill('forgotten')
      await page.getByRole('dialog').getByRole('button', { name: 'Log In' }).click()
      await expect(page.getByRole('alert').first()).toBeVisible()
    },
    exceptions: [visitor, refuses(authCalls.login, 401, 'INVALID_CREDENTIALS')],
  },
  'form-errors': {
    path: '/pantry',
    ready: async (page) => {
      await press(page, 'Add Item')
      await press(page, 'Add another date')
      await press(page, 'Save')
      await shows('Food name is required.')(page)
    },
  },
  toast: {
    path: '/pantry',
    ready: async (page) => {
      await shows('Cheddar')(page)
      await press(page, 'Show Spring onions')
      await press(page, 'Remove Spring onions')
      // The focus keeps it from going.
      await page.getByRole('button', { name: 'Undo' }).focus()
    },
  },
  badge: {
    path: '/progress',
    ready: async (page) => {
      await press(page, 'Pantry King')
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  menu: {
    path: '/home',
    ready: async (page) => {
      await press(page, 'Profile')
      await shows('Change Password')(page)
    },
  },
  cooked: {
    path: '/recipes',
    ready: async (page) => {
      await press(page, 'Suggest Recipes')
      await press(page, 'I cooked this')
      await expect(page.getByRole('button', { name: /^Take / })).toBeVisible()
    },
  },
  offline: {
    path: '/pantry',
    ready: async (page) => {
      await shows('Cheddar')(page)
      await goOffline(page)
    },
    isLive: false,
  },
  'offline-home': {
    path: '/home',
    ready: async (page) => {
      await shows('Achievements & Progress')(page)
      await goOffline(page)
    },
    isLive: false,
  },
  'own-recipes': {
    path: '/recipes',
    ready: async (page) => {
      await press(page, 'My recipes')
      await shows('Grandma’s tomato toast')(page)
      await shows('Edit')(page)
    },
    exceptions: [ownBook],
  },
  'add-recipe': {
    path: '/recipes',
    ready: async (page) => {
      await press(page, 'My recipes')
      await press(page, 'Add a recipe')
      await shows('Write it myself')(page)
    },
    exceptions: [ownBook],
  },
  waiting: {
    path: '/pantry',
    ready: async (page) => {
      await press(page, 'Consumed Eggs')
      await press(page, 'Close message')
      await page.getByRole('button', { name: /waiting/ }).click()
      await expect(page.getByRole('list', { name: 'Waiting changes' })).toBeVisible()
    },
    exceptions: [doesNotReach(pantryCalls.consumeItem)],
  },
}
