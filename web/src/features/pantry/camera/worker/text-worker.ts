import english from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url'
import createCore from 'tesseract.js-core/tesseract-core-simd-lstm.js'
import program from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url'
import { fetchBytes, gunzip } from '#lib/camera/worker/fetch-bytes.ts'
import { serveQuestions } from '#lib/camera/worker/serve-questions.ts'
import { TextReader } from '../reading/text-reader.ts'
import type { TextQuestion } from './text-question.ts'

/** Three groups of figures, or figures around a name: a first look that shows them was good enough. */
const dateLike = /\d{1,4}\s?[./-]\s?\d{1,2}\s?[./-]\s?\d{2,4}|\d{1,2}\s?\p{L}{3,9}\.?\s?\d{2,4}/u

serveQuestions(
  async (cameBytes) => {
    const [wasm, packed] = await Promise.all([fetchBytes(program, cameBytes), fetchBytes(english, cameBytes)])
    return new TextReader(await createCore({ wasmBinary: wasm.buffer }), await gunzip(packed))
  },
  (reader, { bitmap, of }: TextQuestion) => reader.read(bitmap, of, (text) => dateLike.test(text)),
)
