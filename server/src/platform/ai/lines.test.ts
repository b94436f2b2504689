import { expect, it } from 'vitest'
import { linesOf } from './lines.ts'

const stream = (...chunks: Uint8Array[]) => ReadableStream.from(chunks)
const bytes = (text: string) => new TextEncoder().encode(text)

async function all(lines: AsyncIterable<string>): Promise<string[]> {
  const found: string[] = []
  for await (const line of lines) found.push(line)
  return found
}

it('finds the lines however they are cut, letters included', async () => {
  const text = bytes('eins\n豆腐\n\nEnde')
  for (let size = 1; size <= text.length; size++) {
    const chunks = Array.from({ length: Math.ceil(text.length / size) }, (_, n) =>
      text.slice(n * size, (n + 1) * size),
    )
    expect(await all(linesOf(stream(...chunks), 100))).toEqual(['eins', '豆腐', '', 'Ende'])
  }
})

it('gives up on too many bytes, and on a line without an end', async () => {
  await expect(all(linesOf(stream(bytes('12345\n'), bytes('67890\n')), 11))).rejects.toThrow('too many bytes')
  const long = Array.from({ length: 5 }, () => bytes('x'.repeat(64 * 1024)))
  await expect(all(linesOf(stream(...long), 1e9))).rejects.toThrow('too long')
})

it('stops reading when nobody asks any more', async () => {
  let pulled = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1
      controller.enqueue(bytes('line\n'))
    },
  })
  for await (const line of linesOf(endless, 1e9)) {
    expect(line).toBe('line')
    break
  }
  expect(pulled).toBeLessThan(5)
})
