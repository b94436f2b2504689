import { afterEach, expect, it, vi } from 'vitest'
import { nativeReader } from './native-reader.ts'

afterEach(() => vi.unstubAllGlobals())

const picture: ImageData = { data: new Uint8ClampedArray(4), width: 1, height: 1, colorSpace: 'srgb' }
const formatsOfFood = ['ean_13', 'ean_8', 'upc_a']
const qr = 'SHELFMATE:01900000-0000-7000-8000-00000000ABCD:0042'

/** A platform that knows these formats and reads these texts; returns what it was asked to look for. */
function platform(known: () => Promise<string[]>, texts: readonly string[] = []): string[][] {
  const asked: string[][] = []
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = known
      constructor({ formats }: { formats: string[] }) {
        asked.push(formats)
      }
      detect = () => Promise.resolve(texts.map((rawValue) => ({ rawValue })))
    },
  )
  return asked
}

const knows = (formats: string[]) => () => Promise.resolve(formats)

it('reads products’ numbers, each once, and nothing else as food', async () => {
  const asked = platform(knows(['code_128', ...formatsOfFood]), ['4006381333931', '4006381333931', 'AISLE 7'])
  const read = await nativeReader('food')
  expect(await read?.(picture)).toEqual(['4006381333931'])
  expect(asked).toEqual([formatsOfFood])
})

it('reads what a QR code says', async () => {
  const asked = platform(knows(['qr_code']), [qr])
  const read = await nativeReader('qr')
  expect(await read?.(picture)).toEqual([qr])
  expect(asked).toEqual([['qr_code']])
})

it('leaves it to our own reader where there is none, one that lacks a format, or one that fails', async () => {
  expect(await nativeReader('food')).toBeUndefined()
  const asked = platform(knows(['ean_13', 'ean_8', 'qr_code']))
  expect(await nativeReader('food')).toBeUndefined()
  platform(() => Promise.reject(new Error('no service for it')))
  expect(await nativeReader('food')).toBeUndefined()
  expect(asked).toEqual([])
})
