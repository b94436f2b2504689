import { readFileSync } from 'node:fs'

const checkEveryMs = 500

/**
 * Calls back once when npm, which started us, is gone; clear the interval it returns to stop watching.
 * npm runs scripts through a shell and passes signals to that shell alone, so without this a `kill` of npm would leave
 * the server running. Started without npm we may outlive our parent.
 */
export function whenNpmIsGone(callback) {
  if (process.env.npm_lifecycle_event === undefined) return undefined
  const before = ancestors()
  const timer = setInterval(() => {
    if (ancestors() === before) return
    clearInterval(timer)
    callback()
  }, checkEveryMs)
  timer.unref()
  return timer
}

/** Our parent, which may be the shell, and its parent; only Linux tells the second. */
function ancestors() {
  const { ppid } = process
  try {
    const stat = readFileSync(`/proc/${ppid}/stat`, 'utf8')
    return `${ppid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`
  } catch {
    return String(ppid)
  }
}
