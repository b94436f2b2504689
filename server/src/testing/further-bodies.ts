import { randomUUID } from 'node:crypto'
import { allPush } from '@shelfmate/contract/notifications/push-choices.factory'
import { seenByEverybody } from '@shelfmate/contract/profile/seen-by'
import { tofu } from '#features/exchange/exchange.factory.ts'
import { milk, rowOf } from '#features/pantry/pantry.factory.ts'
import { nightEggs } from '#features/recipes/own/own.factory.ts'
import { bodies } from './examples.ts'

const kept = { place: 'fridge', size: '500 g', dateSource: 'scanned' } as const
const late = { pressedOn: '2026-11-23' }
const line = { text: 'eggs', amount: '3', optional: true }
const recipe = { ...nightEggs, ingredients: [line] }
const offer = {
  allergens: { contains: ['soy'], mayContain: ['milk'] },
  dateKind: 'bestBefore',
  madeOn: '2026-11-30',
  homeMade: true,
  opened: true,
  pickupPlace: 'Kitchen 3',
  pickupFrom: '2026-12-01T10:00:00Z',
  pickupUntil: '2026-12-01T12:00:00Z',
}

/** More good bodies of calls, so that with `bodies` every field that a schema knows is in one. */
export const furtherBodies: Record<string, () => object[]> = {
  'profile.update': () => [{ ...bodies['profile.update']?.(), seenBy: seenByEverybody }],
  'pantry.addItems': () => [
    { id: randomUUID(), ...milk, ...kept, condition: 'opened', dateBefore: '2026-12-09', ...late },
  ],
  'pantry.addBatch': () => [
    { id: randomUUID(), items: [rowOf('Milk', { ...kept, joins: randomUUID() })], ...late },
  ],
  'pantry.consumeItem': () => [{ id: randomUUID(), ...late }],
  'pantry.editItem': () => [
    { replacementId: randomUUID(), ...milk, ...kept, expiryDateBefore: '2026-12-01', quantityBefore: 2 },
  ],
  'pantry.actOnItems': () => [
    {
      id: randomUUID(),
      action: 'move',
      itemIds: [randomUUID()],
      place: 'Shelf 3',
      on: '2026-11-23',
      ...late,
    },
  ],
  'recipes.cook': () => [{ id: randomUUID(), items: [{ id: randomUUID(), pieces: 2 }], ...late }],
  'recipes.mark': () => [{ ...bodies['recipes.mark']?.(), kept: true, recipe }],
  'recipes.saveOwn': () => [{ recipes: [{ id: randomUUID(), recipe, address: null }] }],
  'exchange.suggestOffer': () => [
    { foodName: 'Tofu', description: 'two blocks', pantryItemId: randomUUID() },
  ],
  'exchange.createPost': () => [{ id: randomUUID(), ...tofu, ...offer }],
  'exchange.editPost': () => [{ ...bodies['exchange.editPost']?.(), ...offer, quantityBefore: 2 }],
  'requests.ask': () => [{ id: randomUUID(), units: 1, keep: false }],
  'requests.act': () => [
    { id: randomUUID(), action: 'enterCode', code: '1234' },
    { id: randomUUID(), action: 'promise', pickupAt: '2026-12-01T10:00:00Z' },
    { id: randomUUID(), action: 'decline', note: 'Somebody was first.' },
  ],
  'reports.report': () => [
    {
      ...bodies['reports.report']?.(),
      kind: 'message',
      chatId: `${randomUUID()}_${randomUUID()}`,
      note: 'Look.',
    },
  ],
  'stewards.decide': () => [{ outcome: 'suspended', reason: 'Sold food.', days: 7 }],
  'notifications.update': () => [
    {
      emailEnabled: true,
      push: allPush,
    },
  ],
}
