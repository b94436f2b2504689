import { authCalls } from '@shelfmate/contract/account/auth'
import { chatIdOf } from '@shelfmate/contract/chat/chat-id'
import { pantryCalls } from '@shelfmate/contract/pantry/pantry'
import { expect, type Page } from '../fixtures.ts'
import {
  doesNotReach,
  emptyChats,
  emptyExchange,
  emptyPantry,
  keepsSilent,
  ownBook,
  refuses,
  visitor,
} from './canned-server.ts'
import { lucas, mei, priya } from './dorm.ts'
import { press, type Screen, shows } from './screen.ts'

/** Once there is something to lose: before its code is there the live connection cannot tell that it was cut. */
async function goOffline(page: Page): Promise<void> {
  await shows('Reconnecting')(page)
  await page.context().setOffline(true)
  await shows('Offline')(page)
}

const offlineAt = (path: string, seen: string): Screen => ({
  path,
  ready: async (page) => {
    await shows(seen)(page)
    await goOffline(page)
  },
  isLive: false,
})

const afterPress = (path: string, name: string, ready: Screen['ready']): Screen => ({
  path,
  ready: async (page) => {
    await press(page, name)
    await ready(page)
  },
})

/** The screens of the product, in the specification's order. */
export const screens: Record<string, Screen> = {
  landing: { path: '/', ready: shows('How it works'), exceptions: [visitor] },
  login: { path: '/login', ready: shows('Forgot password?'), exceptions: [visitor] },
  'sign-up': { path: '/signup', ready: shows('Have an account?'), exceptions: [visitor] },
  home: { path: '/home', ready: shows('Achievements & Progress') },
  pantry: { path: '/pantry', ready: shows('Cheddar'), looks: 'wide' },
  profile: { path: '/profile', ready: shows('Who sees my allergies') },
  'change-password': { path: '/changepassword', ready: shows('Update Password') },
  notifications: { path: '/notifications', ready: shows('Today’s email would say') },
  recipes: afterPress('/recipes', 'Suggest Recipes', shows('Recipe 2')),
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
  badge: afterPress('/progress', 'Pantry King', (page) => expect(page.getByRole('dialog')).toBeVisible()),
  menu: afterPress('/home', 'Profile', shows('Change Password')),
  cooked: {
    path: '/recipes',
    ready: async (page) => {
      await press(page, 'Suggest Recipes')
      await press(page, 'I cooked this')
      await expect(page.getByRole('button', { name: 'Update pantry' })).toBeVisible()
    },
  },
  offline: offlineAt('/pantry', 'Cheddar'),
  'offline-home': offlineAt('/home', 'Achievements & Progress'),
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
