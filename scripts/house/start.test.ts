import { expect, test } from 'vitest'
import { startSources } from '../lib/bundle-server.mjs'

/** A bundling takes a second or two, and longer beside others. */
const patienceMs = 60_000

test('a process starts without the food knowledge', { timeout: patienceMs }, async () => {
  const sources = await startSources()
  expect(sources).toContain('server/src/app.ts')
  expect(
    sources.filter((source) =>
      /^food\/(data|src\/(aliases|cookbook|resolver|guard|foods\.gen))/.test(source),
    ),
  ).toEqual([])
})
