import { expect, test } from 'vitest'
import { runBarcodes } from './drill.ts'

test('thirty barcodes are read: of three kinds, tilted, turned, dim and far away', async () => {
  const { pictures, read, faults } = await runBarcodes(2, 12)
  expect(faults).toEqual([])
  expect([read, pictures]).toEqual([30, 30])
}, 120_000)
