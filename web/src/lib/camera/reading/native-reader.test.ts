import { afterEach, expect, it, vi } from 'vitest'
import { scannedProduct } from './code-kinds.ts'
import { nativeReader } from './native-reader.ts'

afterEach(() => vi.unstubAllGlobals())

const picture: ImageData = { data: new Uint8ClampedArray(4), width: 1, height: 1, colorSpace: 'srgb' }
const formatsOfFood = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'data_matrix', 'qr_code']
const gs = '\u001D'
const qr = 'SHELFMATE:01900000-0000-7000-8000-00000000ABCD:0042'

/** A platform that knows these formats and reads these texts; returns what it was asked to look for. */
function platform(
  known: () => Promise<string[]>,
  seen: readonly (readonly [format: string, text: string])[] = [],
): string[][] {
  const asked: string[][] = []
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = known
      constructor({ formats }: { formats: string[] }) {
        asked.push(formats)
      }
      detect = () => Promise.resolve(seen.map(([format, rawValue]) => ({ format, rawValue })))
    },
  )
  return asked
}

const knows = (formats: string[]) => () => Promise.resolve(formats)

it('reads products’ numbers, each once, and nothing else as food', async () => {
  const asked = platform(knows(['itf', ...formatsOfFood]), [
    ['ean_13', '4006381333931'],
    ['ean_13', '4006381333931'],
    ['code_128', 'AISLE 7'],
    ['code_128', '96385074'],
    ['qr_code', qr],
    ['qr_code', '4006381333931'],
  ])
  const read = await nativeReader('food')
  expect(await read?.(picture)).toEqual(['4006381333931'])
  expect(asked).toEqual([formatsOfFood])
})

it('tells a UPC-E from an EAN-8 of the same digits', async () => {
  platform(knows(formatsOfFood), [
    ['upc_e', '01234572'],
    ['ean_8', '01234572'],
  ])
  expect(await (await nativeReader('food'))?.(picture)).toEqual(['0012345000072', '01234572'])
})

it('reads the date that a pack’s code tells, once where its number stands beside it', async () => {
  platform(knows(formatsOfFood), [
    ['ean_13', '4006381333931'],
    ['data_matrix', `${gs}01040063813339311726120510AB`],
  ])
  const [text = '', ...others] = (await (await nativeReader('food'))?.(picture)) ?? []
  expect(scannedProduct(text)).toEqual({ code: '4006381333931', date: '2026-12-05' })
  expect(others).toEqual([])
})

it('reads the date that the link of a pack’s QR code tells', async () => {
  platform(knows(formatsOfFood), [['qr_code', 'https://id.gs1.org/01/04006381333931/17/261205']])
  expect(await (await nativeReader('food'))?.(picture)).toEqual(['4006381333931 2026-12-05'])
})

it('reads what a QR code says', async () => {
  const asked = platform(knows(['qr_code']), [['qr_code', qr]])
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
