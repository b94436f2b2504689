import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { startSources } from '../lib/bundle-server.mjs'
import { root } from '../lib/root.mjs'

/** A bundling takes a second or two, and longer beside others. */
const patienceMs = 60_000

it('a process starts without the food knowledge', { timeout: patienceMs }, async () => {
  const sources = await startSources()
  expect(sources).toContain('server/src/app.ts')
  expect(
    sources.filter((source) =>
      /^food\/(data|src\/(aliases|cookbook|resolver|guard|foods\.gen))/.test(source),
    ),
  ).toEqual([])
})

it('an old Node for which the packages bring no newer one is told so before they are installed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shelfmate-mac-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true })
  cpSync(join(root, 'package-lock.json'), join(folder, 'package-lock.json'))
  const versions = `{ value: { ...process.versions, node: '22.1.0' } }`
  const mac = `Object.defineProperties(process, { platform: { value: 'darwin' }, versions: ${versions} })`
  const run = ['--import', `data:text/javascript,${mac}`, 'scripts/run.mjs', 'start']
  const { status, stdout, stderr } = spawnSync(process.execPath, run, { cwd: folder, encoding: 'utf8' })
  expect(stderr).toMatch(
    /^Shelfmate brings no Node for darwin on \w+\. Install Node 24 or newer and run this again\.\n$/,
  )
  expect(stdout).toBe('')
  expect(status).toBe(1)
})
