import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { root } from '../product/product.ts'

/** A part of a first start, told by what it prints, or by nothing before it: the start itself. */
export interface Phase {
  name: string
  begins: RegExp
  /** When npm is killed, in ms after that. */
  atMs: number[]
}

interface InstallKillsFigures {
  kills: number
  /** Kills that came when the server was there already. */
  late: string[]
  /** Phases of which no kill came in time: of them nothing was shown. */
  untried: string[]
  faults: string[]
  slowestEndMs: number
}

const pollMs = 50
/** What is told of npm's end looks every second, and a database takes a moment to stop. */
const endPatienceMs = 15_000
const phasePatienceMs = 600_000

/**
 * Kills the npm of `npm start` by signal 9 in the middle of a fresh clone's installation, build and first start, each time
 * beside another `npm start` that waits; looks who is left.
 */
export async function runInstallKills(phases: Phase[]): Promise<InstallKillsFigures> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'shelfmate-install-kills-')))
  const clone = join(folder, 'clone')
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, clone])
  const figures: InstallKillsFigures = { kills: 0, late: [], untried: [], faults: [], slowestEndMs: 0 }
  try {
    for (const phase of phases) {
      const lateBefore = figures.late.length
      for (const atMs of phase.atMs) {
        rmSync(join(clone, 'data'), { recursive: true, force: true })
        await killOnce(clone, phase, atMs, figures)
      }
      if (figures.late.length - lateBefore === phase.atMs.length) figures.untried.push(phase.name)
    }
    return figures
  } finally {
    for (const { pid } of processesIn(folder)) process.kill(pid, 'SIGKILL')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function killOnce(
  clone: string,
  { name, begins }: Phase,
  atMs: number,
  figures: InstallKillsFigures,
): Promise<void> {
  const [npm, waiting] = [await start(clone), await start(clone)]
  await reaches(npm, begins)
  await sleep(atMs)
  const when = `${name}, ${atMs} ms`
  if (npm.text().includes('Open http')) figures.late.push(when)
  for (const { child } of [npm, waiting]) child.kill('SIGKILL')
  figures.kills++
  const since = performance.now()
  let left = processesIn(clone)
  while (left.length > 0 && performance.now() - since < endPatienceMs) {
    await sleep(pollMs)
    left = processesIn(clone)
  }
  figures.slowestEndMs = Math.max(figures.slowestEndMs, performance.now() - since)
  for (const { pid, command } of left) {
    figures.faults.push(`${when}: left ${command}`)
    process.kill(pid, 'SIGKILL')
  }
}

interface Start {
  child: ChildProcess
  text(): string
}

async function start(clone: string): Promise<Start> {
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, PORT: String(await freePort()), npm_config_prefer_offline: 'true' }
  const child = spawn('npm', ['start'], { cwd: clone, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      text += data.toString()
    })
  await once(child, 'spawn')
  return { child, text: () => text }
}

async function reaches({ child, text }: Start, begins: RegExp): Promise<void> {
  const until = performance.now() + phasePatienceMs
  while (!begins.test(text())) {
    if (child.exitCode !== null) throw new Error(`npm start ended before ${begins}: ${text()}`)
    if (performance.now() > until) throw new Error(`npm start does not come to ${begins}: ${text()}`)
    await sleep(pollMs)
  }
}

/** Processes that work in a folder, or were started with a program or an argument of it. */
function processesIn(folder: string): { pid: number; command: string }[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((entry) => {
      try {
        const command = readFileSync(`/proc/${entry}/cmdline`, 'utf8').replaceAll('\0', ' ')
        const isIn = command.includes(folder) || readlinkSync(`/proc/${entry}/cwd`).startsWith(folder)
        const isThere = readFileSync(`/proc/${entry}/stat`, 'utf8').split(') ').at(-1)?.[0] !== 'Z'
        return isIn && isThere ? [{ pid: Number(entry), command }] : []
      } catch {
        // It has ended in the meantime.
        return []
      }
    })
}
