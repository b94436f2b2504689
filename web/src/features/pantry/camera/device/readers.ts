// The build makes the address of a worker out of its file.
// oxlint-disable-next-line import/default
import barcodeWorker from '../worker/barcode-worker.ts?worker&url'
import type { TextQuestion } from '../worker/messages.ts'
// oxlint-disable-next-line import/default
import textWorker from '../worker/text-worker.ts?worker&url'
import { openLine, type WorkerLine } from '../worker/worker-line.ts'
import { nativeReader } from './native-reader.ts'

/** What the tools weigh unpacked, rounded down, in bytes: all of it has come a moment before they are ready. */
const toolBytes = { barcodes: 950_000, text: 5_800_000 }

/** What reads pictures on this device. */
export interface Readers {
  /** Numbers of the products in a picture. */
  barcodes(picture: ImageData): Promise<string[]>
  /** What a picture's print says. */
  text(question: TextQuestion): Promise<string>
  close(): void
}

/** Opens what reads pictures; its tools are fetched when they are first needed. `onCame`: the share of them that has come. */
export function openReaders(onCame: (share: number) => void): Readers {
  let barcodeLine: WorkerLine<ImageData, string[]> | undefined
  let textLine: WorkerLine<TextQuestion, string> | undefined
  const native = nativeReader()
  const share = (of: number) => (bytes: number) => onCame(Math.min(1, bytes / of))
  return {
    async barcodes(picture) {
      const detect = await native
      if (detect) return detect(picture)
      barcodeLine ??= openLine(barcodeWorker, share(toolBytes.barcodes))
      return barcodeLine.ask(picture, [picture.data.buffer])
    },
    text(question) {
      textLine ??= openLine(textWorker, share(toolBytes.text))
      return textLine.ask(question, [question.picture.data.buffer])
    },
    close() {
      barcodeLine?.close()
      textLine?.close()
      barcodeLine = undefined
      textLine = undefined
    },
  }
}
