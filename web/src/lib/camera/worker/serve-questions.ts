import type { Answer, Question } from './messages.ts'

/** Answers a page's questions one after the other, with tools that are fetched at the first of them. */
// What a page asks is known to both ends alone: here it is named once.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export function serveQuestions<Tools, Asked, Told>(
  open: (cameBytes: (bytes: number) => void) => Promise<Tools>,
  tell: (tools: Tools, asked: Asked) => Told | Promise<Told>,
): void {
  const post = (answer: Answer<Told>) => self.postMessage(answer)
  let opened: Promise<Tools> | undefined
  const tools = () => {
    opened ??= open((bytes) => post({ kind: 'came', bytes }))
    return opened
  }
  const answer = async ({ id, asked }: Question<Asked>) => {
    try {
      post({ kind: 'told', id, told: await tell(await tools(), asked) })
    } catch {
      // Without a network, say: the next question fetches anew.
      opened = undefined
      post({ kind: 'failed', id })
    }
  }
  let last: Promise<void> = Promise.resolve()
  self.addEventListener('message', ({ data }: MessageEvent<Question<Asked>>) => {
    last = last.then(() => answer(data))
  })
}
