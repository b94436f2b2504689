import { elsewhere } from '@shelfmate/contract/entry/receipts/elsewhere.fixture'
import { english } from '@shelfmate/contract/entry/receipts/english.fixture'
import { european } from '@shelfmate/contract/entry/receipts/europe.fixture'
import { heldOut } from '@shelfmate/contract/entry/receipts/held-out.fixture'
import { readReceipt } from '@shelfmate/contract/entry/receipts/read-receipt'
import { expect, it } from 'vitest'
import { resolveName } from '../resolver/resolve.ts'

const leastKnown = 0.85

it('most foods of receipts are known by the names that were read, and get a date', () => {
  const names = [...european, ...english, ...elsewhere, ...heldOut].flatMap(({ text }) =>
    (readReceipt(text) ?? []).map(({ name }) => name),
  )
  const unknown = names.filter((name) => resolveName(name).kind !== 'food')
  expect(1 - unknown.length / names.length, unknown.join('; ')).toBeGreaterThan(leastKnown)
})
