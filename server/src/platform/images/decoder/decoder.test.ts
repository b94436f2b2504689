import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { NotBegunError } from '#platform/errors/not-begun-error.ts'
import { makeLog } from '#platform/log/log.ts'
import { testImage } from '../images.factory.ts'
import { Decoder } from './decoder.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shelfmate-decoder-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** A decoder, and what has it decode an image. */
async function decoderOf(drawn: ReturnType<typeof testImage>) {
  const input = join(folder, 'input')
  await drawn.png().toFile(input)
  const decoder = new Decoder(makeLog('silent'))
  const decode = () =>
    decoder.decode({ type: 'png', input, output: join(folder, 'full'), thumbnail: join(folder, 'thumb') })
  return { decoder, decode }
}

it('refuses for the moment while the system starts no process, and goes on when it does', async () => {
  const { decoder, decode } = await decoderOf(testImage(8))
  // Nothing was read: it counts for nobody.
  const refused = expect.any(NotBegunError)
  const node = process.execPath
  process.execPath = join(folder, 'nothing')
  try {
    for (const each of await Promise.allSettled([decode(), decode()]))
      expect(each).toEqual({ status: 'rejected', reason: refused })
    await expect(decode()).rejects.toEqual(refused)
  } finally {
    process.execPath = node
  }
  expect(await decode()).toMatchObject({ width: 8 })
  decoder.close()
})

it('ends a process that is stuck, however many pictures come meanwhile', async () => {
  const { decoder, decode } = await decoderOf(testImage(8))
  await decode()
  const [, pid] = /process (\d+)/.exec((await decoder.part.look?.()) ?? '') ?? []
  process.kill(Number(pid), 'SIGSTOP')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const waiting = [decode()]
  vi.advanceTimersByTime(59_000)
  waiting.push(decode())
  vi.advanceTimersByTime(2_000)
  vi.useRealTimers()
  for (const each of waiting) await expect(each).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  decoder.close()
})
