import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from './root.mjs'

/**
 * Runs a program of node_modules, or one of ours, under this Node; `quiet` keeps its output for the caller, `until` tells
 * when it is asked to stop, and `stopWith` by which signal.
 */
export async function runNode(
  args,
  { cwd = root, env = {}, quiet = false, until, stopWith = 'SIGINT' } = {},
) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...(quiet ? { NO_COLOR: '1' } : {}), ...env },
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk
    })
  }
  const undo = endWith(child)
  const stop = () => child.kill(stopWith)
  until?.addEventListener('abort', stop)
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (status, signal) => resolve(status ?? 128 + constants.signals[signal]))
  })
  undo()
  until?.removeEventListener('abort', stop)
  return { code, output }
}

/** A signal to us also ends the child, and then us. */
function endWith(child) {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  const pass = (signal) => {
    child.kill(signal)
    child.once('close', () => process.exit(128 + constants.signals[signal]))
  }
  for (const signal of signals) process.on(signal, pass)
  return () => {
    for (const signal of signals) process.off(signal, pass)
  }
}
