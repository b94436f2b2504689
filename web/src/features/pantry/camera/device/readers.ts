import { openCodeReader } from '#lib/camera/codes.ts'
import { connectWorker, type OnCame } from '#lib/camera/worker/worker-client.ts'
import type { TextQuestion } from '../worker/text-question.ts'
// The build makes the address of a worker out of its file.
// oxlint-disable-next-line import/default
import textWorker from '../worker/text-worker.ts?worker&url'

/** What the reader of print weighs unpacked, rounded down, in bytes: all of it has come a moment before it is ready. */
const textBytes = 5_800_000

/** What reads bitmaps on this device. */
export interface Readers {
  /** Numbers of the products in a bitmap. */
  barcodes(bitmap: ImageData): Promise<string[]>
  /** What a bitmap's print says. */
  text(question: TextQuestion): Promise<string>
  close(): void
}

/** Opens what reads bitmaps; its tools are fetched when they are first needed. */
export function openReaders(onCame: OnCame): Readers {
  const codes = openCodeReader('food', onCame)
  const print = connectWorker<TextQuestion, string>(textWorker, textBytes, onCame)
  return {
    barcodes: codes.read,
    text: (question) => print.ask(question, [question.bitmap.data.buffer]),
    close() {
      codes.close()
      print.close()
    },
  }
}
