import { pantryCalls } from '@shelfmate/contract/pantry/pantry'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectRefusal } from '../../../testing/error-shape.ts'
import { naughtyText } from '../../../testing/naughty.ts'
import { scaled } from '../../../testing/scale.ts'
import { app, withApp } from '../../../testing/suite.ts'
import type { TestUser } from '../../../testing/test-app.ts'
import { milk, wholePantry } from '../pantry.factory.ts'

let as: TestUser
withApp()
beforeAll(async () => {
  as = await app.signUp()
})

const storable = naughtyText.filter((text) => text.isWellFormed() && !text.includes('\u0000'))

describe('text that is taken', () => {
  it('is kept as typed, but for its edges and the form of its letters', async () => {
    await fc.assert(
      fc.asyncProperty(storable, storable, async (name, remark) => {
        const answer = await app.call(pantryCalls.addItems, {
          as,
          input: { body: { ...milk, name, remark } },
        })
        if (answer.status !== 201) return expectRefusal(answer.raw, 'VALIDATION_FAILED')
        const [item] = answer.body.upserted
        expect(item?.name).toBe(
          name
            .normalize('NFC')
            .replaceAll(/[\r\n\t]+/g, ' ')
            .trim(),
        )
        expect(item?.remark).toBe(remark.normalize('NFC').trim())
        expect((await wholePantry(app, as)).items).toEqual([item])
        await app.call(pantryCalls.removeItem, { as, input: { params: { id: item?.id ?? '' } } })
      }),
      { numRuns: scaled(100) },
    )
  })
})
