import type { Serializable } from 'node:child_process'
import { startChild } from './child.ts'
import { notBegun, type Start } from './helper.ts'

const node = ['--max-old-space-size=128', '--max-semi-space-size=2']

/** Runs a program in a process of its own, which may take any time and memory: no more than itself ends with it. */
export const inProcess =
  <Question extends Serializable, Answer>(program: string): Start<Question, Answer> =>
  ({ answered, ended }) => {
    const child = startChild(program, { node })
    // Our own program sends nothing else.
    child.on('message', (answer) => answered(answer as Answer))
    // Where the system starts no process there is no exit to hear of.
    child.on('error', () => ended(notBegun()))
    child.once('exit', () => ended())
    return {
      // Unheard, a message to a process that is just dying would end ours. Its exit says all that there is to say.
      tell: (question) => void child.send(question, () => undefined),
      end: () => void child.kill('SIGKILL'),
    }
  }
