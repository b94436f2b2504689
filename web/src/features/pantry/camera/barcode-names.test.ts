import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { setSession } from '#lib/api/session.ts'
import { rememberUser } from '#lib/device/account.ts'
import { presses } from '#lib/press/press-store.ts'
import { mei } from '#lib/testing/people.factory.ts'
import { learnNames } from './barcode-names.ts'
import { barcodesKind } from './barcodes.press.ts'

it('keeps what products are called until the server has it', async () => {
  await rememberUser(mei)
  setSession(mei)
  learnNames([{ code: '4006381333931', name: ' Oat milk ' }, { name: 'Rice' }])
  const names = [{ code: '4006381333931', name: 'Oat milk' }]
  expect(presses()).toMatchObject([
    { kind: 'barcodes', payload: { call: { name: 'learnNames', input: { body: { names } } } } },
  ])
  expect(barcodesKind.words(presses()[0]?.payload).what).toBe('Remember the barcode of Oat milk')
})

it('has nothing to keep of what was not scanned', () => {
  const before = presses().length
  learnNames([{ name: 'Rice' }])
  expect(presses()).toHaveLength(before)
})
