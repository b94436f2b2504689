import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
/** More than a reader takes in at a glance. */
const mostFiles = 20
const sources = [
  '{contract,food,server,web}/src/**/*.*',
  'web/build/**/*.*',
  '{bench,demo,drills,e2e,scripts}/**/*.*',
]
/** Lists of words, and pictures: one a file, each found by its name. */
const data = [
  ...['aliases', 'allergens'].map((list) => `food/src/${list}/*`),
  'web/src/ui/illustrations/**',
  'e2e/visual/pictures/*',
  'e2e/results/**',
]

it('no folder outside data and pictures holds more files than a reader takes in at a glance', () => {
  const counts = new Map<string, number>()
  for (const file of globSync(sources, { cwd: root, exclude: data }))
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  expect(counts.size).toBeGreaterThan(100)
  expect([...counts].filter(([, count]) => count > mostFiles)).toEqual([])
})
