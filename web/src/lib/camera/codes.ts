import type { CodeKind } from './reading/code-kinds.ts'
import { nativeReader } from './reading/native-reader.ts'
// The build makes the address of a worker out of its file.
// oxlint-disable-next-line import/default
import codeWorker from './worker/code-worker.ts?worker&url'
import type { CodeQuestion } from './worker/messages.ts'
import { connectWorker, type OnCame } from './worker/worker-client.ts'

/** What the reader weighs unpacked, rounded down, in bytes: all of it has come a moment before it is ready. */
const readerBytes = 950_000

/** What reads codes in pictures, on this device. */
export interface CodeReader {
  read(bitmap: ImageData): Promise<string[]>
  close(): void
}

/** Opens what reads codes of a kind; it is fetched when it is first needed. */
export function openCodeReader(kind: CodeKind, onCame: OnCame): CodeReader {
  const client = connectWorker<CodeQuestion, string[]>(codeWorker, readerBytes, onCame)
  const native = nativeReader(kind)
  return {
    async read(bitmap) {
      const detect = await native
      if (detect) return detect(bitmap)
      return client.ask({ bitmap, kind }, [bitmap.data.buffer])
    },
    close: client.close,
  }
}
