import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ping } from './connection.ts'
import { EmbeddedDatabaseError, explain } from './embedded-database-error.ts'
import type { Layout } from './layout.ts'
import { isAlive, isPostgres, isTaken, processesOf } from './processes.ts'
import { commandOf, ownPath, type RunAs } from './run-as.ts'
import { settingsOf } from './settings.ts'
import { livesElsewhere } from './world.ts'

/** A running PostgreSQL as its own `postmaster.pid` describes it. */
export type Postmaster = {
  pid: number
  socketDir: string
  /** Resolves when it ends, where this process started it: the kernel tells nobody but the parent. */
  ended?: Promise<void>
}

const pollMs = 20
const recoveryPatienceMs = 150_000
const orphanPatienceMs = 1_000
const logLimitBytes = 4 * 1024 * 1024

/** The PostgreSQL that runs on this data directory, whoever started it. */
export function findPostmaster(layout: Layout): Postmaster | undefined {
  const [pid, , , , socketDir] = readPidFile(layout)
  if (!pid || !socketDir || !processesOf(layout.name).includes(Number(pid))) return undefined
  return { pid: Number(pid), socketDir }
}

/**
 * Clears what a killed PostgreSQL left: backends that outlived it (two generations on one data directory would destroy
 * it) and a pid file whose number now belongs to somebody else or a zombie, as happens after every restart of a container.
 * A number that nobody has is left alone: PostgreSQL itself then checks for shared memory in use. Refuses to touch
 * anything while a PostgreSQL answers that is none of the processes here.
 */
export async function clearRemains(layout: Layout): Promise<void> {
  const [, , , , socketDir] = readPidFile(layout)
  if (socketDir && (await ping(socketDir, layout.name)) === 'ready') throw livesElsewhere(layout.root)
  const deadline = Date.now() + orphanPatienceMs
  for (let orphans = processesOf(layout.name); orphans.length > 0; orphans = processesOf(layout.name)) {
    if (Date.now() > deadline) for (const pid of orphans) send(pid, 'SIGKILL')
    await sleep(pollMs)
  }
  const pid = Number(readPidFile(layout)[0])
  if (pid > 0 && isTaken(pid) && !isPostgres(pid)) rmSync(pidFile(layout), { force: true })
}

/** Starts PostgreSQL in a session of its own, so that neither Ctrl-C nor the death of this process takes it along. */
export async function startPostmaster(layout: Layout, runAs: RunAs, socketDir: string): Promise<Postmaster> {
  rotate(layout.serverLog)
  const log = openSync(layout.serverLog, 'a', 0o600)
  const logStart = statSync(layout.serverLog).size
  try {
    const settings = settingsOf(layout.name, socketDir)
    const command = commandOf(runAs, 'postgres', ['-D', ownPath(runAs, layout.cluster), ...settings])
    const child = spawn(command.file, command.args, {
      ...command.options,
      cwd: layout.cluster,
      detached: true,
      stdio: ['ignore', log, log],
    })
    await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject))
    child.unref()
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    const postmaster = { pid: child.pid ?? 0, socketDir, ended }
    if (await waitUntilReady(postmaster, layout.name)) return postmaster
    throw new Error(
      readFileSync(layout.serverLog).subarray(logStart).toString().trim() || 'It ended at once.',
    )
  } catch (error) {
    throw explain('The embedded PostgreSQL did not start.', error)
  } finally {
    closeSync(log)
  }
}

/** Waits while PostgreSQL starts or recovers; false when it ends instead. */
export async function waitUntilReady({ pid, socketDir }: Postmaster, clusterName: string): Promise<boolean> {
  const deadline = Date.now() + recoveryPatienceMs
  while (isAlive(pid)) {
    const answer = await ping(socketDir, clusterName)
    if (answer === 'ready') return true
    if (answer === 'foreign') {
      throw new EmbeddedDatabaseError(
        `The socket in ${socketDir} belongs to another database. Stop that one first.`,
      )
    }
    if (Date.now() > deadline) {
      throw new EmbeddedDatabaseError(`PostgreSQL (process ${pid}) runs but has not answered for minutes.`)
    }
    await sleep(pollMs)
  }
  return false
}

/** Stops PostgreSQL fast but cleanly, then by force if it hangs, and removes its socket folder. */
export async function stopPostmaster(layout: Layout): Promise<void> {
  const postmaster = findPostmaster(layout)
  if (!postmaster) return
  for (const [signal, patienceMs] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    send(postmaster.pid, signal)
    const deadline = Date.now() + patienceMs
    while (isAlive(postmaster.pid) && Date.now() < deadline) await sleep(pollMs)
    if (!isAlive(postmaster.pid)) break
  }
  if (isOwnSocketDir(postmaster.socketDir)) rmSync(postmaster.socketDir, { recursive: true, force: true })
}

function isOwnSocketDir(folder: string): boolean {
  return /^(postgres\.socket|shelfmate-[0-9a-f]{12})$/.test(path.basename(folder))
}

function pidFile(layout: Layout): string {
  return path.join(layout.cluster, 'postmaster.pid')
}

function readPidFile(layout: Layout): string[] {
  const file = pidFile(layout)
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended in between, which is what we wanted.
  }
}

function rotate(log: string): void {
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) > logLimitBytes) renameSync(log, `${log}.1`)
}
