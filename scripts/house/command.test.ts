import { afterEach, expect, it, vi } from 'vitest'
import { commandLine } from '../lib/command.mjs'

const usage = 'Usage: npm run restore -- FILE [--check]'
const options = { check: { type: 'boolean', default: false } }

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function runWith(...args: string[]): unknown {
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'restore', ...args])
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`)
  })
  return commandLine(usage, options, { takesFile: true })
}

it('reads options and the file', () => {
  expect(runWith('a.backup', '--check')).toMatchObject({ values: { check: true }, positionals: ['a.backup'] })
})

it('does nothing without an option that npm kept for itself', () => {
  // As of `npm run restore a.backup --check`: what was to be looked at would be restored.
  vi.stubEnv('npm_config_check', 'true')
  const told = vi.spyOn(console, 'error').mockReturnValue()
  expect(() => runWith('a.backup')).toThrow('ended with 2')
  expect(told.mock.calls.join()).toContain('npm took --check for its own')
  expect(told.mock.calls.join()).toContain(usage)
})

it('takes the option that came through, whatever npm knows', () => {
  vi.stubEnv('npm_config_check', 'true')
  expect(runWith('a.backup', '--check')).toMatchObject({ values: { check: true } })
})
