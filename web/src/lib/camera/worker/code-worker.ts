import program from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { codesIn, loadCodeProgram } from '../reading/code-reader.ts'
import { fetchBytes } from './fetch-bytes.ts'
import type { CodeQuestion } from './messages.ts'
import { serveQuestions } from './serve-questions.ts'

serveQuestions(
  async (cameBytes) => loadCodeProgram((await fetchBytes(program, cameBytes)).buffer),
  (_ready, { bitmap, kind }: CodeQuestion) => codesIn(bitmap, kind),
)
