import { expect, it } from 'vitest'
import { whole } from './whole-landing.ts'

const head = `<head>
    <title>Shelfmate</title>
    <script src="/theme.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/landing-1a2b.css">
    <link rel="preload" as="font" href="/n.woff2" crossorigin="">
    <link rel="icon" href="/favicon.svg" />
  </head>`

it('writes styles and scripts into the page, and leaves what comes later', () => {
  expect(whole(head, (file) => `$& ${file}`)).toBe(`<head>
    <title>Shelfmate</title>
    <script>$& theme.js</script>
    <style>$& assets/landing-1a2b.css</style>
    <link rel="preload" as="font" href="/n.woff2" crossorigin="">
    <link rel="icon" href="/favicon.svg" />
  </head>`)
})

it('refuses a page whose styles or scripts it does not find', () => {
  expect(() => whole(head.replace('stylesheet', 'preload'), String)).toThrow('no file of a style')
  expect(() => whole(head.replace('<script src', '<script defer src'), String)).toThrow('no file of a script')
})
