import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pagesOfTheApp, shellAddress } from './page-addresses.ts'

it('knows every address that the router knows, and no other but that of the page for all', () => {
  const tree = readFileSync(join(import.meta.dirname, '../../src/routes.gen.ts'), 'utf8')
  const [, listed = ''] = /^ {2}to:\n((?: {4}\| '[^']+'\n)+)/m.exec(tree) ?? []
  const known = [...listed.matchAll(/'([^']+)'/g)].map(([, path = '']) => path.replaceAll('$', ':'))
  expect(known.length).toBeGreaterThan(10)
  const { [shellAddress]: shell, ...screens } = pagesOfTheApp()
  expect(shell).toBe('app.html')
  expect(['/', ...Object.keys(screens)].toSorted()).toEqual(known.toSorted())
})

it('lets what stands over the landing page bring it along, and nothing else', () => {
  expect(pagesOfTheApp()).toMatchObject({
    '/login': 'covered-landing.html',
    '/signup': 'covered-landing.html',
  })
})

it('gives every other screen a page of its own', () => {
  expect(pagesOfTheApp()).toMatchObject({
    '/pantry': 'screens/pantry.html',
    '/chat': 'screens/chat.html',
    '/chat/:chatId': 'screens/chat-chatId.html',
  })
  const pages = Object.values(pagesOfTheApp()).filter((page) => page.startsWith('screens/'))
  expect(new Set(pages).size).toBe(pages.length)
})
