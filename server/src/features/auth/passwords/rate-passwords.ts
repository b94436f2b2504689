import { parentPort } from 'node:worker_threads'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

export interface Rating {
  password: string
  /** Words that a password must not rest on. */
  inputs: string[]
}

/**
 * Rates passwords in a thread of its own: one of 127 digits takes 0.4 s, in which nobody would be answered. The dictionaries
 * are megabytes that only sign-ups and password changes need, and go with the thread.
 */
const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

parentPort?.on('message', ({ password, inputs }: Rating) => {
  parentPort?.postMessage(zxcvbn.check(password, inputs).score)
})
