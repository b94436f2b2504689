// The front door of every npm script: installs what is missing, then runs scripts/NAME.mjs under Node 24.
// This file and what it imports run on any Node from 20.19 on and need no package.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isInstalled } from './lib/installed.mjs'
import { findNode, requireThere } from './lib/node-binary.mjs'
import { whenNpmIsGone } from './lib/orphan.mjs'

const scripts = path.dirname(fileURLToPath(import.meta.url))
const root = path.dirname(scripts)
const [name = '', ...args] = process.argv.slice(2)
const script = path.join(scripts, `${name}.mjs`)

await main().catch((error) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})

async function main() {
  if (!/^[a-z-]+$/.test(name) || name === 'run' || !existsSync(script)) {
    throw new Error(
      `Usage: node scripts/run.mjs NAME [arguments]\nThe names are: ${knownNames().join(', ')}.`,
    )
  }
  // Told now rather than after the minutes of an install.
  const node = findNode(root)
  if (!isInstalled(root)) {
    const { install } = await import('./lib/install.mjs')
    await install(root)
  }
  if (node === process.execPath) {
    whenNpmIsGone(() => process.kill(process.pid, 'SIGTERM'))
    process.argv.splice(1, process.argv.length, script, ...args)
    await import(pathToFileURL(script).href)
  } else {
    requireThere(node)
    runUnder(node)
  }
}

/** Hands signals on and ends as the script ends; the script ignores a signal that arrives twice at once. */
function runUnder(node) {
  const child = spawn(node, [...process.execArgv, script, ...args], { stdio: 'inherit' })
  let told = false
  const forward = (signal) => {
    told = true
    child.kill(signal)
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, forward)
  // What ended npm was handed on to us as a rule: a second signal would mean "now", with no time to stop the database.
  whenNpmIsGone(() => told || forward('SIGTERM'))
  child.on('error', (error) => {
    console.error(`${node} cannot be started: ${error.message}`)
    process.exitCode = 1
  })
  child.on('exit', (code, signal) => {
    process.exitCode = signal === null ? (code ?? 1) : 128 + constants.signals[signal]
    for (const each of signals) process.off(each, forward)
    if (signal !== null) process.kill(process.pid, signal)
  })
}

function knownNames() {
  return readdirSync(scripts)
    .filter((file) => file.endsWith('.mjs') && file !== 'run.mjs')
    .map((file) => file.slice(0, -'.mjs'.length))
}
