import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { quickTemp } from './quick-temp.mjs'

let parent: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'shelfmate-quick-'))
})
afterEach(() => rmSync(parent, { recursive: true }))

it('is a new folder that is gone with the process', () => {
  const before = process.listeners('exit')
  const folder = quickTemp({ parent, needed: 1 })
  expect(dirname(folder ?? '')).toBe(parent)
  const [remove] = process.listeners('exit').filter((each) => !before.includes(each))
  if (!remove) throw new Error('nothing removes it')
  process.off('exit', remove)
  remove(0)
  expect(existsSync(folder ?? '')).toBe(false)
})

it('is none where there is no room, no memory or no such place', () => {
  expect(quickTemp({ parent, needed: Number.MAX_SAFE_INTEGER, free: Number.MAX_VALUE })).toBeUndefined()
  expect(quickTemp({ parent, needed: 2, free: 1 })).toBeUndefined()
  expect(quickTemp({ parent: join(parent, 'away'), needed: 1 })).toBeUndefined()
  expect(readdirSync(parent)).toEqual([])
})
