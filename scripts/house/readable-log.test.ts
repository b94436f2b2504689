import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { readableLine, readableLog } from '../lib/readable-log.mjs'

const at = '2026-11-22T10:03:59.120Z'

describe('readableLine', () => {
  it.each([
    [
      { level: 30, time: at, name: 'database', pid: 7, msg: 'started' },
      '10:03:59 info  database: started pid=7',
    ],
    [
      { level: 50, time: at, msg: 'no', err: { stack: 'Error: no\n  at x' } },
      '10:03:59 ERROR no\nError: no\n  at x',
    ],
  ])('says %j to eyes', (entry, line) => {
    expect(readableLine(JSON.stringify(entry))).toBe(line)
  })

  it.each(['  Shelfmate is open', '{ not JSON', '{"a":1}', ''])('leaves %j alone', (line) => {
    expect(readableLine(line)).toBe(line)
  })
})

it('reads lines that arrive in pieces', async () => {
  const line = JSON.stringify({ level: 40, time: at, msg: 'slow' })
  const pieces = [line.slice(0, 5), `${line.slice(5)}\n${line.slice(0, 9)}`, line.slice(9)]
  expect(await text(Readable.from(pieces).pipe(readableLog()))).toBe(
    '10:03:59 WARN  slow\n10:03:59 WARN  slow\n',
  )
})
