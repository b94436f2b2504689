import program from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { codesIn, loadCodeProgram } from '../reading/code-reader.ts'
import { answerWith } from './answering.ts'
import { fetched } from './fetched.ts'
import type { CodeQuestion } from './messages.ts'

answerWith(
  async (cameBytes) => loadCodeProgram((await fetched(program, cameBytes)).buffer),
  (_ready, { picture, kind }: CodeQuestion) => codesIn(picture, kind),
)
