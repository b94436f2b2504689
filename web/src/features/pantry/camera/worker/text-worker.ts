import english from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url'
import createCore from 'tesseract.js-core/tesseract-core-simd-lstm.js'
import program from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url'
import { answerWith } from '#lib/camera/worker/answering.ts'
import { fetched, unpacked } from '#lib/camera/worker/fetched.ts'
import { TextReader } from '../reading/text-reader.ts'
import type { TextQuestion } from './text-question.ts'

/** Three groups of figures, or figures around a name: a first look that shows them was good enough. */
const dateLike = /\d{1,4}\s?[./-]\s?\d{1,2}\s?[./-]\s?\d{2,4}|\d{1,2}\s?\p{L}{3,9}\.?\s?\d{2,4}/u

answerWith(
  async (cameBytes) => {
    const [wasm, packed] = await Promise.all([fetched(program, cameBytes), fetched(english, cameBytes)])
    return new TextReader(await createCore({ wasmBinary: wasm.buffer }), await unpacked(packed))
  },
  (reader, { picture, of }: TextQuestion) => reader.read(picture, of, (text) => dateLike.test(text)),
)
