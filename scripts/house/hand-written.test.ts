import { expect, it } from 'vitest'
import { handWritten } from '../lib/hand-written.mjs'

it('counts what the product is written in, and nothing that is generated or holds it', () => {
  const byHand = [
    'contract/src/pantry/pantry.ts',
    'server/src/features/pantry/pantry.table.ts',
    'web/src/lib/forms/food-form.tsx',
  ]
  const others = [
    'server/migrations/0018_pantry_place.sql',
    'server/migrations/meta/_journal.json',
    'server/src/features/pantry/items/edit-item.test.ts',
    'contract/src/pantry/pantry.factory.ts',
    'drills/kill-nine/shelf.ts',
    'docs/add-a-field.md',
    'CHANGELOG.md',
    '',
  ]
  expect(handWritten([...byHand, ...others])).toEqual(byHand)
})
