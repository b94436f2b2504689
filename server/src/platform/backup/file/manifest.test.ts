import { expect, it } from 'vitest'
import { readSummary } from './manifest.ts'

const summaryWith = (hash: string) => Buffer.from(JSON.stringify({ rows: {}, images: [hash], files: [] }))

it.each(['../../../../home/somebody/picture', '', 'A'.repeat(64)])(
  'takes %j for no picture: a hash names a path in the image store',
  (hash) => {
    expect(() => readSummary(summaryWith(hash))).toThrow()
  },
)

it('takes a hash for a picture', () => {
  const hash = '0a'.repeat(32)
  expect(readSummary(summaryWith(hash)).images).toEqual([hash])
})
