import { trustedScript } from '#lib/trusted-script.ts'
import type { Answer, Question } from './messages.ts'

export interface WorkerLine<Asked, Told> {
  /** Asks; rejects when the worker could not answer, or was closed. */
  ask(asked: Asked, transfer: Transferable[]): Promise<Told>
  close(): void
}

interface Waiting<Told> {
  resolve: (told: Told) => void
  reject: (reason: Error) => void
}

/** A worker that answers questions. `onCame` hears how many bytes of its tools have come so far. */
export function openLine<Asked, Told>(
  address: string,
  onCame: (bytes: number) => void,
): WorkerLine<Asked, Told> {
  const worker = new Worker(trustedScript(address))
  const waiting = new Map<number, Waiting<Told>>()
  let asked = 0
  let came = 0
  const failAll = (reason: string) => {
    for (const { reject } of waiting.values()) reject(new Error(reason))
    waiting.clear()
  }
  worker.addEventListener('error', () => failAll('the worker could not be loaded'))
  worker.addEventListener('message', ({ data }: MessageEvent<Answer<Told>>) => {
    if (data.kind === 'came') {
      came += data.bytes
      onCame(came)
      return
    }
    const asker = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.kind === 'told') asker?.resolve(data.told)
    else asker?.reject(new Error('the worker could not read the picture'))
  })
  return {
    ask: (question, transfer) =>
      new Promise((resolve, reject) => {
        asked += 1
        waiting.set(asked, { resolve, reject })
        const message: Question<Asked> = { id: asked, asked: question }
        worker.postMessage(message, transfer)
      }),
    close: () => {
      worker.terminate()
      failAll('closed')
    },
  }
}
