import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { slowLook } from './slow-look.ts'
import { lookAt, type PartStatus } from './status.ts'

let takesMs: number
let isThere: boolean
const look = vi.fn(async () => {
  await new Promise((resolve) => setTimeout(resolve, takesMs))
  if (!isThere) throw new Error('refused')
  return 'taken'
})
let part: { name: string; uses: string; look: () => Promise<string | undefined> }
beforeEach(() => {
  vi.useFakeTimers()
  look.mockClear()
  isThere = true
  part = { name: 'mail', uses: 'SMTP', look: slowLook(look) }
})
afterEach(() => vi.useRealTimers())

/** What a status says of the part, and after how long. */
async function asked(): Promise<Pick<PartStatus, 'state' | 'found'> & { ms: number }> {
  const since = performance.now()
  const looked = lookAt([part]).then(([told]) => ({ told, ms: Math.round(performance.now() - since) }))
  for (let n = 0; n < 10; n++) await vi.advanceTimersByTimeAsync(100)
  const { told, ms } = await looked
  if (!told) throw new Error('there is one part')
  return { state: told.state, ...(told.found !== undefined && { found: told.found }), ms }
}
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000)

it('a slow part works once its first look has ended, and from then on answers soon', async () => {
  takesMs = 5_000
  expect(await asked()).toMatchObject({ state: 'failing', found: 'no answer within 700 ms' })
  await seconds(5)
  expect(await asked()).toMatchObject({ state: 'on', found: 'taken', ms: 0 })
  await seconds(115)
  expect(await asked()).toMatchObject({ state: 'on', ms: 400 })
  expect(look).toHaveBeenCalledTimes(2)
})

it('is looked at once at a time and every two minutes at most, however often it is asked for', async () => {
  takesMs = 9_000
  for (let n = 0; n < 120; n++) await asked()
  expect(look).toHaveBeenCalledTimes(1)
  for (let n = 0; n < 20; n++) await asked()
  expect(look).toHaveBeenCalledTimes(2)
})

it('a quick part says how it is now, where nobody has asked for long', async () => {
  takesMs = 100
  expect(await asked()).toMatchObject({ state: 'on', ms: 100 })
  await seconds(3_600)
  isThere = false
  expect(await asked()).toMatchObject({ state: 'failing', found: 'refused', ms: 100 })
})

it('a part that never answers fails after ten seconds', async () => {
  takesMs = 10
  await asked()
  takesMs = 3_600_000
  await seconds(120)
  expect(await asked()).toMatchObject({ state: 'on' })
  await seconds(10)
  expect(await asked()).toMatchObject({ state: 'failing', found: 'no answer within 10000 ms' })
})
