import { trustedScript } from '#lib/trusted-script.ts'
import type { Answer, Question } from './messages.ts'

interface WorkerClient<Asked, Told> {
  /** Asks; rejects when the worker could not answer, or was closed. */
  ask(asked: Asked, transfer: Transferable[]): Promise<Told>
  close(): void
}

interface Waiting<Told> {
  resolve: (told: Told) => void
  reject: (reason: Error) => void
}

/** Hears the share of a reader's tools that has come while they come; undefined once all of them have, or none come any more. */
export type OnCame = (share: number | undefined) => void

/**
 * A worker that answers questions: made for the first of them, and anew for the next one after it could not be loaded.
 * Its tools weigh so many bytes.
 */
export function connectWorker<Asked, Told>(
  address: string,
  weight: number,
  onCame: OnCame,
): WorkerClient<Asked, Told> {
  const waiting = new Map<number, Waiting<Told>>()
  let worker: Worker | undefined
  let asked = 0
  let came = 0
  const forgetCame = () => {
    if (came > 0) onCame(undefined)
    came = 0
  }
  const stop = (reason: Error) => {
    worker?.terminate()
    worker = undefined
    forgetCame()
    for (const { reject } of waiting.values()) reject(reason)
    waiting.clear()
  }
  const hear = ({ data }: MessageEvent<Answer<Told>>) => {
    if (data.kind === 'came') {
      came += data.bytes
      onCame(came < weight ? came / weight : undefined)
      return
    }
    const asker = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.kind === 'told') return asker?.resolve(data.told)
    // The worker fetches its tools anew for the next question.
    forgetCame()
    return asker?.reject(new Error('the worker could not read the picture'))
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
