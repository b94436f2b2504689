import * as z from 'zod/mini'
import { addItemsBody, type PantryItem } from './pantry.ts'

type Fields = Omit<z.infer<typeof addItemsBody>, 'id' | 'pressedOn'>

/** What is sent to add food; a field that is not named is as the contract has it by default. */
export const itemFields = (fields: Partial<Fields> = {}): Fields =>
  z.parse(addItemsBody, { name: 'Milk', quantity: 2, expiryDates: ['2026-12-01'], ...fields })

/** An item of a pantry. */
export function pantryItemWith(fields: Partial<PantryItem> = {}): PantryItem {
  const { expiryDates: _, ...common } = itemFields()
  return {
    ...common,
    id: '00000000-0000-7000-8000-000000000001',
    expiryDate: '2026-12-01',
    condition: '',
    dateBefore: '',
    dateAdded: '2026-11-20T04:00:00.000Z',
    ...fields,
  }
}
