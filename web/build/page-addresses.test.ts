import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pagesOfTheApp } from './page-addresses.ts'

it('knows every address that the router knows, and no other', () => {
  const tree = readFileSync(join(import.meta.dirname, '../src/routes.gen.ts'), 'utf8')
  const [, listed = ''] = /^ {2}to:\n((?: {4}\| '[^']+'\n)+)/m.exec(tree) ?? []
  const known = [...listed.matchAll(/'([^']+)'/g)].map(([, path = '']) => path.replaceAll('$', ':'))
  expect(known.length).toBeGreaterThan(10)
  expect(['/', ...Object.keys(pagesOfTheApp())].toSorted()).toEqual(known.toSorted())
})

it('lets what stands over the landing page bring it along, and nothing else', () => {
  expect(pagesOfTheApp()).toMatchObject({
    '/login': 'covered-landing.html',
    '/signup': 'covered-landing.html',
  })
  expect(pagesOfTheApp()).toMatchObject({ '/pantry': 'app.html', '/chat/:chatId': 'app.html' })
})
