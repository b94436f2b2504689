import { generate } from 'lean-qr/nano'
import { expect, it } from 'vitest'
import { codeText, readCodeText } from './code-text.ts'

const id = '01900000-0000-7000-8000-00000000abcd'

it('is read as it was written', () => {
  expect(readCodeText(codeText(id, '0042'))).toEqual({ requestId: id, code: '0042' })
})

it('makes a code that is small enough for a phone’s screen', () => {
  expect(generate(codeText(id, '0042')).size).toBeLessThanOrEqual(29)
})

it.each([
  '',
  '0042',
  'https://shelf.test',
  codeText('short', '0042'),
  `${codeText(id, '0042')}1`,
  codeText(id, '42'),
])('takes %j for something else', (text) => expect(readCodeText(text)).toBeUndefined())
