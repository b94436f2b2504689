import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { jobNames } from './jobs.ts'

const patienceMs = 120_000

/** Processes that were started below a folder for temporary files, or work on what lies in it. */
const processesOf = (folder: string): string[] =>
  readdirSync('/proc').filter((pid) => {
    try {
      const of = (file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8')
      return /^\d+$/.test(pid) && (of('environ') + of('cmdline')).includes(folder)
    } catch {
      // It has ended in the meantime.
      return false
    }
  })

test('has both sides answer every job with as many rows, and leaves no process when it is stopped', {
  timeout: patienceMs,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-test-'))
  const args = [
    join(import.meta.dirname, 'main.ts'),
    '--users',
    '200',
    '--rounds',
    '1',
    '--seconds',
    '0.1',
    '--connections',
    '2',
  ]
  const bench = spawn(process.execPath, args, {
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(bench, 'exit')
  const lines: string[] = []
  let running: string[] = []
  for await (const line of createInterface({ input: bench.stdout })) {
    lines.push(line)
    if (!line.startsWith('messages')) continue
    // The last job: now it begins to start servers anew.
    running = processesOf(folder)
    bench.kill('SIGINT')
    bench.kill('SIGTERM')
  }
  expect(await ended).toEqual([1, null])
  for (const name of jobNames)
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^${name} .*\\[`)))
  expect(running.length).toBeGreaterThan(3)
  expect(processesOf(folder)).toEqual([])
  expect(readdirSync(folder)).toEqual([])
  rmSync(folder, { recursive: true })
})
