import { expect, test } from 'vitest'
import { run } from './main.ts'

test('what is due first is in an idea, and a week of asking brings ever new ones', async () => {
  const { ok, lines } = await run({ small: true })
  expect(ok, lines.join('\n')).toBe(true)
})
