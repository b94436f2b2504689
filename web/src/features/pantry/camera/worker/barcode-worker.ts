import program from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { barcodesIn, loadBarcodeProgram } from '../reading/barcode-reader.ts'
import { answerWith } from './answering.ts'
import { fetched } from './fetched.ts'

answerWith(
  async (cameBytes) => loadBarcodeProgram((await fetched(program, cameBytes)).buffer),
  (_ready, picture: ImageData) => barcodesIn(picture),
)
