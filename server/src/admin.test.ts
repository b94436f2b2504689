import { expect, it } from 'vitest'
import { runAdmin, textOfProblem, usage } from './admin.ts'

const complaint = (...args: string[]) => runAdmin(args).then(() => 'none', textOfProblem)

it('explains itself', async () => {
  for (const args of [[], ['help'], ['--help']]) expect(await runAdmin(args)).toBe(usage)
  expect(Math.max(...usage.split('\n').map((line) => line.length))).toBeLessThanOrEqual(110)
})

it('says what is missing before it touches anything', async () => {
  expect(await complaint('sack', 'mei@campus.test')).toBe(
    'There is no command sack. All there are: npm run admin -- help',
  )
  expect(await complaint('suspend')).toContain('Whom or what?')
  expect(await complaint('suspend', 'mei@campus.test')).toBe('Say why: --reason "..."')
  expect(await complaint('suspend', 'Mei', 'Tan', '--reason', 'x')).toContain('quotes')
  expect(await complaint('suspend', 'mei@campus.test', '--reason', 'x', '--days', 'soon')).toContain(
    '--days takes',
  )
  for (const deed of ['add', 'remove']) {
    expect(await complaint('steward', deed)).toContain('Whom or what?')
    expect(await complaint('steward', deed, 'mei@campus.test')).toBe('Say why: --reason "..."')
  }
  expect(await complaint('steward', 'add', 'mei@campus.test', 'PGP')).toBe('Say why: --reason "..."')
  expect(await complaint('steward', 'add', 'mei@campus.test', 'North', 'House')).toContain('quotes')
  expect(await complaint('steward', 'mei@campus.test')).toContain('There is no command steward mei@')
  expect(await complaint('remove-post', 'tofu', '--reason', 'x')).toBe('tofu is no id.')
  expect(await complaint('list', '--force')).toContain("Unknown option '--force'")
})
