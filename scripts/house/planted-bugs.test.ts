import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

interface PlantedBug {
  file: string
  harm: string
  find: string
  replace: string
  tests?: string[]
}

const root = join(import.meta.dirname, '../..')
// Our own file.
const bugs = JSON.parse(readFileSync(join(root, 'scripts/planted-bugs.json'), 'utf8')) as PlantedBug[]

describe('the planted bugs', () => {
  it('are forty', () => {
    expect(bugs).toHaveLength(40)
  })

  it.each(bugs)('$file: $harm', ({ file, find, replace, tests = [] }) => {
    expect(readFileSync(join(root, file), 'utf8').split(find)).toHaveLength(2)
    expect(replace).not.toBe(find)
    for (const each of tests) expect(existsSync(join(root, each)), each).toBe(true)
  })
})
