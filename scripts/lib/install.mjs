import { spawn } from 'node:child_process'
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { isInstalled, markerFile, markInstalled } from './installed.mjs'
import { alone } from './lock.mjs'
import { whenNpmIsGone } from './orphan.mjs'

/** Settings of an outer npm or of the environment that would change what gets installed here. */
const misleading =
  /^npm_config_(global|location|prefix|local_prefix|workspaces?|include_workspace_root|omit|include|only|also|production|dev|optional|dry_run|package_lock(_only)?|install_strategy|install_links|global_style|legacy_bundling|legacy_peer_deps|strict_peer_deps|os|cpu|libc|force|ignore_scripts|allow_scripts|save.*)$/i

/** Runs `npm ci` while no other run does; a run that had to wait finds the work done. */
export async function install(root) {
  await alone(root, 'install', 'Another run is installing packages; waiting for it.', async () => {
    if (isInstalled(root)) return
    console.log('Installing packages (once, or after an update) ...')
    rmSync(markerFile(root), { force: true })
    const code = await withCache((cache) => npmCi(root, cache))
    if (code !== 0) {
      throw new Error(
        `Installing packages failed ("npm ci" ended with ${code}). It needs the network once, free disk space and the right to write in ${root}.`,
      )
    }
    markInstalled(root)
  })
}

/** npm keeps its cache in the home of whoever runs it, which a user made for a service may lack: then it has one for the run. */
async function withCache(run) {
  if (hasHome() || process.env.npm_config_cache) return run({})
  const folder = mkdtempSync(join(tmpdir(), 'shelfmate-npm-'))
  try {
    return await run({ npm_config_cache: folder })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function hasHome() {
  try {
    accessSync(homedir(), constants.W_OK)
    return true
  } catch {
    return false
  }
}

/**
 * No package's install script is needed here, so none is allowed to run. Development and optional packages are named
 * because NODE_ENV=production or a user's settings would leave them out.
 */
function npmCi(root, cache) {
  const { file, leading } = npmCommand()
  const args = [
    ...leading,
    'ci',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    // Packages of tools ask for a newer Node than npm runs on; they run on the one that comes with them.
    '--loglevel=error',
  ]
  const given = Object.entries(process.env).filter(([name]) => !misleading.test(name))
  const env = { ...Object.fromEntries(given), ...cache }
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd: root, env, stdio: 'inherit', shell: file === 'npm.cmd' })
    child.on('error', (error) => reject(new Error(`npm cannot be started: ${error.message}`)))
    // An npm that goes on alone would meet the one of the next run.
    const giveUp = () => {
      child.kill('SIGTERM')
      child.once('exit', () => process.exit(1))
    }
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.on(signal, giveUp)
    const watch = whenNpmIsGone(giveUp)
    child.on('exit', (code, signal) => {
      for (const each of signals) process.off(each, giveUp)
      clearInterval(watch)
      resolve(code ?? signal)
    })
  })
}

/** The npm that called us, else the one on the path. */
function npmCommand() {
  const caller = process.env.npm_execpath ?? ''
  if (/npm-cli\.[cm]?js$/.test(caller)) return { file: process.execPath, leading: [caller] }
  return { file: process.platform === 'win32' ? 'npm.cmd' : 'npm', leading: [] }
}
