import type { Serializable } from 'node:child_process'
import type { Log } from '#platform/log/log.ts'
import { startChild } from './child.ts'
import { notBegun, type StartWorker } from './lazy-worker.ts'

const ourEnd = 'SIGKILL'
const node = ['--max-old-space-size=128', '--max-semi-space-size=2']

/** Runs a program in a process of its own, which may take any time and memory: no more than itself ends with it. */
export const inProcess =
  <Question extends Serializable, Answer>(program: string, log: Log): StartWorker<Question, Answer> =>
  ({ answered, ended }) => {
    const child = startChild(program, { node })
    // Our own program sends nothing else.
    child.on('message', (answer) => answered(answer as Answer))
    // Where the system starts no process there is no exit to hear of.
    child.on('error', (error) => {
      log.error({ err: error, program }, 'a program could not be started')
      ended(notBegun())
    })
    child.once('exit', (code, signal) => {
      if (signal !== ourEnd) log.warn({ reason: code ?? signal, program }, 'a program ended by itself')
      ended()
    })
    return {
      // Unheard, a message to a process that is just dying would end ours. Its exit says all that there is to say.
      tell: (question) => void child.send(question, () => undefined),
      end: () => void child.kill(ourEnd),
    }
  }
