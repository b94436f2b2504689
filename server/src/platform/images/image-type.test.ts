import { expect, it } from 'vitest'
import { sniffImageType } from './image-type.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')

it.each([
  ['\xff\xd8\xff\xe0', 'jpeg'],
  ['\x89PNG\r\n\x1a\n\0\0', 'png'],
  ['GIF87a', 'gif'],
  ['GIF89a', 'gif'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'webp'],
  ['\0\0\0\x1cftypavif\0\0\0\0', 'avif'],
  ['\0\0\0\x1cftypmif1\0\0\0\0mif1avif', 'avif'],
  ['\0\0\0\x1cftypheic\0\0\0\0', 'heic'],
  ['\0\0\0\x1cftypmif1\0\0\0\0mif1heic', 'heic'],
])('knows %j', (head, type) => {
  expect(sniffImageType(bytes(head))).toBe(type)
})

it.each([
  '',
  '\xff\xd8',
  'GIF88a',
  'RIFF\x10\0\0\0WAVE',
  '\0\0\0\x1cftypisom',
  '\0\0\0\x1cftyptoString',
  '<svg',
  '%PDF',
  'II*\0',
  'BM',
])('knows nothing of %j', (head) => {
  expect(sniffImageType(bytes(head))).toBeUndefined()
})
