import { Worker } from 'node:worker_threads'
import { hasCode } from '#platform/errors/has-code.ts'
import type { StartWorker } from './lazy-worker.ts'

const outOfMemory = 'ERR_WORKER_OUT_OF_MEMORY'
const heapMegabytes = 128
/**
 * At the limit Node.js allows 16 MB more and ends the thread; what is young may grow old all at once, and must fit in there: by
 * default it is 32 MB, which in a crowded run took the process with it.
 */
const youngMegabytes = 12

/**
 * Runs a program in a thread, which starts sooner than a process and takes less. Only for questions that are bounded: a thread
 * that asks for much memory at once takes the whole process with it, whatever its limit (https://github.com/nodejs/node/issues/47224).
 */
export const inThread =
  <Question, Answer>(program: string): StartWorker<Question, Answer> =>
  ({ answered, ended }) => {
    // Nothing of our own environment: it holds secrets.
    const worker = new Worker(program, {
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: youngMegabytes },
    })
    worker.unref()
    worker.on('message', answered)
    worker.on('error', (error) => ended(hasCode(error, outOfMemory) ? undefined : error))
    worker.on('exit', () => ended())
    return { tell: (question) => worker.postMessage(question), end: () => void worker.terminate() }
  }
