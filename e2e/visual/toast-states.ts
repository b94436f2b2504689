import { achievementsCalls } from '@shelfmate/contract/achievements/achievements'
import { nthId } from '@shelfmate/contract/api/ids'
import { pantryCalls } from '@shelfmate/contract/pantry/pantry'
import { pantryActionCalls } from '@shelfmate/contract/pantry/pantry-actions'
import type { Page } from '../fixtures.ts'
import { answers, type Exception, says, usualDates } from './canned-server.ts'
import { achievements, pantry, spinach } from './dorm.ts'
import { choose, press, type Screen, shows } from './screen.ts'

/** What is said of what was done, or of what came. */
export const toastStates: Record<string, Screen> = {
  toast: {
    path: '/pantry',
    ready: async (page) => {
      await shows('Cheddar')(page)
      await press(page, 'Show Spring onions')
      await press(page, 'Remove Spring onions')
      await hold(page, 'Undo')
    },
  },
  'badge-toast': {
    path: '/home',
    ready: async (page) => {
      await shows('You just unlocked Pantry Builder')(page)
      await hold(page, 'See it')
    },
    exceptions: [
      says(achievementsCalls.mine, { ...achievements, uncelebrated: ['Pantry Builder'] }),
      says(achievementsCalls.celebrated, null),
    ],
    looks: 'all',
  },
  'several-used-up': {
    path: '/pantry',
    ready: async (page) => {
      await choose(page, 'Silken tofu', 'Eggs')
      await press(page, 'Use up 1 of each')
      await shows('Used up 1 each of 2 items.')(page)
      await hold(page, 'Undo')
    },
    exceptions: [usedUp()],
    looks: 'all',
  },
  'batch-saved': {
    path: '/pantry',
    ready: async (page) => {
      await shows('Cheddar')(page)
      const line = page.getByRole('combobox', { name: 'Quick add' })
      await line.fill('2 Eggs +3, Spinach 200g freezer +4')
      await line.press('Enter')
      await shows('Added 2 items.')(page)
      await hold(page, 'Undo')
    },
    exceptions: [savedBatch(), usualDates],
  },
}

/** The focus keeps a message from going. */
function hold(page: Page, button: string): Promise<void> {
  return page.getByRole('button', { name: button, exact: true }).focus()
}

function usedUp(): Exception {
  const upserted = pantry
    .filter(({ name }) => name === 'Silken tofu' || name === 'Eggs')
    .map((item) => ({ ...item, quantity: item.quantity - 1 }))
  return says(pantryActionCalls.actOnItems, { seq: 2, upserted, removed: [], actionId: spinach.id })
}

/** What is saved is stored as it was sent. */
function savedBatch(): Exception {
  return answers(pantryCalls.addBatch, ({ id = '', items }) => ({
    seq: 2,
    upserted: items.map((item, n) => ({ ...spinach, ...item, id: nthId(id, n) })),
    removed: [],
  }))
}
