import { trustedScript } from '#lib/trusted-script.ts'
import type { Answer, Question } from './messages.ts'

export interface WorkerClient<Asked, Told> {
  /** Asks; rejects when the worker could not answer, or was closed. */
  ask(asked: Asked, transfer: Transferable[]): Promise<Told>
  close(): void
}

interface Waiting<Told> {
  resolve: (told: Told) => void
  reject: (reason: Error) => void
}

/**
 * A worker that answers questions: made for the first of them, and anew for the next one after it could not be loaded.
 * `onCame` hears how many bytes of its tools have come so far.
 */
export function connectWorker<Asked, Told>(
  address: string,
  onCame: (bytes: number) => void,
): WorkerClient<Asked, Told> {
  const waiting = new Map<number, Waiting<Told>>()
  let worker: Worker | undefined
  let asked = 0
  let came = 0
  const stop = (reason: Error) => {
    worker?.terminate()
    worker = undefined
    came = 0
    for (const { reject } of waiting.values()) reject(reason)
    waiting.clear()
  }
  const hear = ({ data }: MessageEvent<Answer<Told>>) => {
    if (data.kind === 'came') {
      came += data.bytes
      onCame(came)
      return
    }
    const asker = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.kind === 'told') asker?.resolve(data.told)
    else asker?.reject(new Error('the worker could not read the picture'))
  }
  const start = () => {
    const started = new Worker(trustedScript(address))
    started.addEventListener('error', () => stop(new Error('the worker could not be loaded')))
    started.addEventListener('message', hear)
    return started
  }
  return {
    ask: (question, transfer) =>
      new Promise((resolve, reject) => {
        worker ??= start()
        asked += 1
        waiting.set(asked, { resolve, reject })
        const message: Question<Asked> = { id: asked, asked: question }
        worker.postMessage(message, transfer)
      }),
    close: () => stop(new Error('closed')),
  }
}
