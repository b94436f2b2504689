import { describe, expect, it } from 'vitest'
import { barcodeOf, isBarcode, isOfOneShop, otherReading } from './barcode.ts'

describe('barcodeOf', () => {
  it.each([
    ['4006381333931', '4006381333931'],
    ['4 006381 333931', '4006381333931'],
    ['96385074', '96385074'],
    ['036000291452', '0036000291452'],
    ['0-36000-29145-2', '0036000291452'],
    ['04006381333931', '4006381333931'],
    // UPC-E, of each way in which its zeros are left out.
    ['04252614', '0042100005264'],
    ['0 123450 5', '0012000003455'],
    ['01234531', '0012300000451'],
    ['01234543', '0012340000053'],
    ['01234572', '0012345000072'],
    ['0 123457 2', '0012345000072'],
    // No UPC-E, and with another first digit an EAN-8 as it stands.
    ['00000017', '00000017'],
    ['12345670', '12345670'],
  ])('%s is %s', (typed, code) => expect(barcodeOf(typed)).toBe(code))

  it.each([
    '',
    '4006381333932',
    '9638507',
    '00000000',
    '04252615',
    '24252615',
    'https://example.org',
    '４００６３８１３３３９３１',
    '14006381333938',
  ])('%j is none', (typed) => expect(barcodeOf(typed)).toBeUndefined())

  it('finds every digit that was misread', () => {
    const code = '4006381333931'
    for (let at = 0; at < code.length; at++)
      for (let other = 0; other < 10; other++) {
        const misread = code.slice(0, at) + other + code.slice(at + 1)
        expect(barcodeOf(misread) === undefined).toBe(misread !== code)
      }
  })
})

it('numbers that a shop gives itself are no product’s elsewhere', () => {
  expect(['2012345678903', '0212345678901', '20123451'].map(isOfOneShop)).toEqual([true, true, true])
  expect(['4006381333931', '0036000291452', '96385074'].map(isOfOneShop)).toEqual([false, false, false])
})

describe('digits that are sound as a UPC-E and as an EAN-8', () => {
  it.each([
    ['0012345000072', '01234572'],
    ['01234572', '0012345000072'],
  ])('%s may be %s', (code, other) => expect(otherReading(code)).toBe(other))

  it.each(['0042100005264', '4006381333931', '96385074', '0036000291452'])('%s is one alone', (code) =>
    expect(otherReading(code)).toBeUndefined(),
  )
})

it('keeps numbers of eight and thirteen digits', () => {
  expect(['01234572', '0012345000072', '96385074'].map(isBarcode)).toEqual([true, true, true])
  expect(['036000291452', '00000000', '4006381333932', '4 006381 333931'].map(isBarcode)).toEqual(
    Array.from({ length: 4 }, () => false),
  )
})
