import { exchangeCalls } from '@shelfmate/contract/exchange/exchange'
import { pantryCalls } from '@shelfmate/contract/pantry/pantry'
import { pantryActionCalls } from '@shelfmate/contract/pantry/pantry-actions'
import { describe, expect, it } from 'vitest'
import { addPost } from '#features/exchange/exchange.factory.ts'
import { app, mei, withApp, withMei } from '../../../testing/suite.ts'
import { addItem, booksOf, wholePantry } from '../pantry.factory.ts'

withApp()
withMei()

const inFridge = { name: 'Chicken', place: 'fridge', remark: '', expiryDates: ['2099-12-01'] }

/** Half of four pieces of chicken, given away, and the item with the other half. */
async function half() {
  const item = await addItem(app, mei, { ...inFridge, quantity: 4 })
  const { id, name, expiryDate } = item
  // What neighbours read need not be what its owner calls it.
  const fields = { foodName: `${name} legs`, description: 'fresh', expiryDate, quantity: 2, pantryItemId: id }
  return { item, post: await addPost(app, mei, fields) }
}
const act = (action: 'freeze' | 'useUpAll' | 'remove', id: string) =>
  app.call(pantryActionCalls.actOnItems, { as: mei, input: { body: { action, itemIds: [id] } } })
const edit = (id: string, fields: object) =>
  app.call(pantryCalls.editItem, {
    as: mei,
    input: { params: { id }, body: { ...inFridge, quantity: 2, ...fields } },
  })
const putBack = (id: string) => app.call(exchangeCalls.putBack, { as: mei, input: { params: { id } } })

const changes = {
  frozen: (id: string) => act('freeze', id),
  'called something else': (id: string) => edit(id, { name: 'Chicken soup' }),
  'put elsewhere': (id: string) => edit(id, { place: 'cupboard' }),
}

describe('food that comes back to an item', () => {
  it.each(Object.entries(changes))('stands beside what was %s meanwhile', async (_, change) => {
    const { item, post } = await half()
    await change(item.id)
    const [changed] = (await wholePantry(app, mei)).items
    expect((await putBack(post.id)).status).toBe(200)
    const back = { ...item, id: expect.any(String), name: 'Chicken legs', remark: 'fresh', quantity: 2 }
    const { items } = await wholePantry(app, mei)
    expect(items).toHaveLength(2)
    expect(items).toEqual(expect.arrayContaining([changed, back]))
    expect(await booksOf(app, mei)).toMatchObject({ counted: 2, items: 2, logged: 1 })
  })

  it.each(['useUpAll', 'remove'] as const)(
    'stays fresh where the rest was frozen and is gone by %s',
    async (action) => {
      const { item, post } = await half()
      await act('freeze', item.id)
      const gone = (await act(action, item.id)).body
      await putBack(post.id)
      const { place, condition, expiryDate } = item
      expect((await wholePantry(app, mei)).items).toMatchObject([
        { place, condition, expiryDate, quantity: 2 },
      ])
      const undone = { as: mei, input: { params: { id: gone.actionId } } }
      const { body } = await app.call(pantryActionCalls.undoAction, undone)
      expect(body.upserted).toMatchObject([{ id: item.id, condition: 'frozen', quantity: 2 }])
      expect(await booksOf(app, mei)).toMatchObject({ counted: 2, items: 2 })
    },
  )

  it('joins it where its remark is another, or a date confirmed, alone', async () => {
    const { item, post } = await half()
    await app.pool.query(`update pantry_items set date_source = 'suggested'`)
    await edit(item.id, { remark: 'top shelf' })
    await putBack(post.id)
    expect((await wholePantry(app, mei)).items).toMatchObject([
      { id: item.id, remark: 'top shelf', quantity: 4 },
    ])
  })

  it('joins it where a server of the version before kept less of it', async () => {
    const { item, post } = await half()
    await app.pool.query(`update posts set item_kept = item_kept - 'name' - 'expiryDate'`)
    await edit(item.id, { name: 'Chicken soup' })
    await putBack(post.id)
    expect((await wholePantry(app, mei)).items).toMatchObject([{ id: item.id, quantity: 4 }])
  })
})
