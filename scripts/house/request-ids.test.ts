import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const sources = join(import.meta.dirname, '../../web/src')

/** Opening tags and calls that tell of an error, as they are written. */
const telling = /<FormAlert\s[^]*?\n?\s*\/?>(?=\s)|notifyError\([^]*?\n {0,8}\S*\)\n|notifyError\(.*\)$/gm

/** They word what a server answered, so its log has more under the request's id. */
const wordsAnError = /\bmessage\}?\b(?!=\{?(?:["'`]|words\.\w+\}))|describeError|actionFailure|failure\./

it('wherever an error of the server is told, the id of its request stands beside it', () => {
  const tellings = globSync('**/*.{ts,tsx}', { cwd: sources, exclude: ['**/*.test.*', 'ui/**'] }).flatMap(
    (file) =>
      [...readFileSync(join(sources, file), 'utf8').matchAll(telling)].map(([text]) => ({ file, text })),
  )
  expect(tellings.length).toBeGreaterThan(25)
  const silent = tellings.filter(({ text }) => wordsAnError.test(text) && !text.includes('requestId'))
  expect(silent).toEqual([])
})
