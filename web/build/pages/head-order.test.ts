import { expect, it } from 'vitest'
import { inOrder } from './head-order.ts'

const page = `<head>
    <link rel="preload" as="font" href="/n.woff2" crossorigin="">
    <title>Shelfmate</title>
    <link rel="icon" href="/favicon.svg" />
    <script src="/theme.js"></script>
    <link rel="preload" as="fetch" crossorigin href="/api/chats">
    <script type="module" crossorigin src="/app.js"></script>
    <link rel="modulepreload" crossorigin href="/frame.js">
    <link rel="stylesheet" crossorigin href="/app.css">
    <link rel="preload" as="style" crossorigin href="/late.css">
    <link rel="stylesheet" crossorigin href="/frame.css">
  </head>`

it('asks for what the first paint waits for, then for data, then for the app; for each once', () => {
  const asked = [...inOrder(page).matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address)
  expect(asked).toEqual([
    '/theme.js',
    '/app.css',
    '/frame.css',
    '/api/chats',
    '/n.woff2',
    '/app.js',
    '/frame.js',
    '/late.css',
    '/favicon.svg',
  ])
})

it('refuses a page whose title it does not find', () => {
  expect(() => inOrder('<head></head>')).toThrow('no title')
})
