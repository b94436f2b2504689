import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { addressesOfTheApp } from './page-addresses.ts'

it('knows every address that the router knows, and no other', () => {
  const tree = readFileSync(join(import.meta.dirname, '../src/routes.gen.ts'), 'utf8')
  const [, listed = ''] = /^ {2}to:\n((?: {4}\| '[^']+'\n)+)/m.exec(tree) ?? []
  const known = [...listed.matchAll(/'([^']+)'/g)].map(([, path = '']) => path.replaceAll('$', ':'))
  expect(known.length).toBeGreaterThan(10)
  expect(['/', ...addressesOfTheApp()].toSorted()).toEqual(known.toSorted())
})
