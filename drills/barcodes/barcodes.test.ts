import { expect, test } from 'vitest'
import { runBarcodes } from './drill.ts'

test('sixty barcodes are read: of three kinds, tilted, turned, dim and far away', async () => {
  const { pictures, read, faults } = await runBarcodes(4, 12)
  expect(faults).toEqual([])
  expect([read, pictures]).toEqual([60, 60])
}, 120_000)
