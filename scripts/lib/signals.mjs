import { constants } from 'node:os'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Ctrl-C reaches a script once from the terminal, once from npm and once from run.mjs. */
const togetherMs = 1_000

/** Lets each signal through once; repeats within a second are the same key press, not "stop now". */
export function ignoreRepeatedSignals() {
  const last = new Map()
  const emit = process.emit.bind(process)
  process.emit = (event, ...args) => {
    if (signals.includes(event)) {
      const repeated = Date.now() - (last.get(event) ?? 0) < togetherMs
      last.set(event, Date.now())
      if (repeated) return true
    }
    return emit(event, ...args)
  }
  // A listener that stays: while a `once` is replaced there is none, and a repeat in that moment would kill us.
  // It comes after the change above, because Node binds `emit` when the first listener arrives.
  for (const signal of signals) process.on(signal, endIfNobodyElseListens)
}

function endIfNobodyElseListens(signal) {
  if (process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal])
}
