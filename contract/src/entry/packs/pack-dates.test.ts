import { describe, expect, it } from 'vitest'
import { quickest } from '../../testing/quickest.factory.ts'
import { readPackDates } from './pack-dates.ts'

const today = '2026-11-23'
const mostMs = 1_500
const read = (text: string, language = 'en-GB') => readPackDates(text, { today, languages: [language] })

describe('readPackDates', () => {
  it.each([
    // The usual, in many countries.
    ['BEST BEFORE 24/12/2026', '2026-12-24'],
    ['BB 24/12/26', '2026-12-24'],
    ['BBE: 24.12.26', '2026-12-24'],
    ['EXP 24-12-2026', '2026-12-24'],
    ['EXP: 2026-12-24', '2026-12-24'],
    ['USE BY 24 DEC', '2026-12-24'],
    ['USE BY\n03 JAN', '2027-01-03'],
    ['Use by 24 Dec 26', '2026-12-24'],
    ['BEST BY DEC 24 2026', '2026-12-24'],
    ['SELL BY DEC 24, 2026', '2026-12-24'],
    ['24DEC2026 L6123', '2026-12-24'],
    ['EXP24DEC26', '2026-12-24'],
    ['USE BY24DEC', '2026-12-24'],
    ['EXPIRES 24.12.26', '2026-12-24'],
    ['mindestens haltbar bis: 24.12.2026', '2026-12-24'],
    ['MHD 24.12.26 L 6321 14:32', '2026-12-24'],
    ['zu verbrauchen bis\n27.11.26', '2026-11-27'],
    ['24. Dezember 2026', '2026-12-24'],
    ['À consommer de préférence avant le 24/12/2026', '2026-12-24'],
    ['DLC : 27 NOV. 2026', '2026-11-27'],
    ['DDM 24 DÉC 26', '2026-12-24'],
    ['THT 24-12-2026', '2026-12-24'],
    ['TGT 27 NOV 26', '2026-11-27'],
    ['da consumarsi preferibilmente entro il 24/12/26', '2026-12-24'],
    ['scad. 24 DIC 2026', '2026-12-24'],
    ['Consumir preferentemente antes del 24/12/26', '2026-12-24'],
    ['CAD 24 ENE 27', '2027-01-24'],
    ['VAL 24 DEZ 26', '2026-12-24'],
    ['SKT 24.12.2026', '2026-12-24'],
    ['TETT: 24.12.26', '2026-12-24'],
    ['Tarikh Luput 24 DIS 2026', '2026-12-24'],
    ['GUNA SEBELUM 24 OGOS 2027', '2027-08-24'],
    ['保质期至 2026年12月24日', '2026-12-24'],
    ['賞味期限 26.12.24', '2026-12-24'],
    ['BEST BEFORE 20261224', '2026-12-24'],
    ['EXP 24122026', '2026-12-24'],
    // As American fillers print them.
    ['BEST BY DEC0526', '2026-12-05'],
    ['BEST BY DEC052026 10:42', '2026-12-05'],
    ['BEST BY DEC2026', '2026-12-31'],
    // Months alone mean their last day.
    ['MHD 12 2027', '2027-12-31'],
    ['BEST BEFORE END DEC 2026', '2026-12-31'],
    ['BBE 12/2026', '2026-12-31'],
    ['BEST BEFORE END: 02/27', '2027-02-28'],
    ['mindestens haltbar bis Ende 02.2028', '2028-02-29'],
    ['À consommer avant fin 06/2027', '2027-06-30'],
    ['BEST BEFORE END 03/27', '2027-03-31'],
    ['BEST BEFORE END 12/27', '2027-12-31'],
    ['BEST BEFORE END 03/2027', '2027-03-31'],
    // Another date beside it.
    ['MFG 24/11/2025 EXP 24/11/2027', '2027-11-24'],
    ['MFD: 01.10.2026\nBBE: 01.03.2027', '2027-03-01'],
    ['Packed on 20/11/26\nUse by 29/11/26', '2026-11-29'],
    ['生产日期 20261001\n有效期 20270401', '2027-04-01'],
    ['L261015 24.12.26', '2026-12-24'],
    // The time of day behind it.
    ['BB 05 JAN 14:32', '2027-01-05'],
    ['05 JAN 14:32 L3', '2027-01-05'],
    ['USE BY 26 NOV 14:32', '2026-11-26'],
    ['26-NOV 14 : 32', '2026-11-26'],
    ['DLC 26 NOV 14h32', '2026-11-26'],
    ['USE BY 26 NOV 08.45', '2026-11-26'],
    ['USE BY 26 NOV 08.27', '2026-11-26'],
    ['26 NOV 1432', '2026-11-26'],
    ['26 NOV 00:12', '2026-11-26'],
    ['SELL BY DEC 03 10:15', '2026-12-03'],
    ['26 NOV 26 14:32', '2026-11-26'],
    ['BEST BEFORE DEC.12.26', '2026-12-12'],
    ['BEST BEFORE DEC 12.27', '2027-12-12'],
    // The year before it.
    ['BEST BEFORE 2028 MAR 15', '2028-03-15'],
    ['EXP 2028-MAR-15', '2028-03-15'],
    ['EXP 2028MAR15', '2028-03-15'],
    ['BEST BEFORE 2027 DEC 24 14:32', '2027-12-24'],
    // What eyes of glass make of print.
    ['BEST BEF0RE 24.I2.2O26', '2026-12-24'],
    ['EXP 24 12 2026', '2026-12-24'],
    ['EXP Z4/12/Z6', '2026-12-24'],
    ['BBE 24,12.2026', '2026-12-24'],
    ['USE BY 24 0CT 27', '2027-10-24'],
    ['24 DEG 2026', '2026-12-24'],
    ['~~ |% BB\n2 4\n24. 12 . 2026 §', '2026-12-24'],
  ])('%j keeps until %s first', (text, date) => expect(read(text)[0]).toBe(date))

  it('offers both readings of what may be two, the viewer’s first', () => {
    expect(read('EXP 03/04/2027').slice(0, 2)).toEqual(['2027-04-03', '2027-03-04'])
    expect(read('EXP 03/04/2027', 'en-US').slice(0, 2)).toEqual(['2027-03-04', '2027-04-03'])
    expect(read('EXP 26/12/27', 'zh-CN')).toContain('2026-12-27')
    expect(read('EXP 26/12/27', 'en-GB')[0]).toBe('2027-12-26')
  })

  it.each([
    ['BEST BY 120327', '2027-12-03'],
    ['BEST BY 011527', '2027-01-15'],
    ['EXP 05142027', '2027-05-14'],
    ['EXP 03042027', '2027-03-04'],
    ['EXP 24122026', '2026-12-24'],
    ['EXP 241226', '2026-12-24'],
    ['EXP 20270514', '2027-05-14'],
  ])('reads the digits of %j with the month first for who writes so', (text, date) =>
    expect(read(text, 'en-US')[0]).toBe(date),
  )

  it('takes the time behind a day for no other day', () => {
    expect(read('BB 05 JAN 14:32')).not.toContain('2027-01-14')
    expect(read('USE BY 26 NOV 08.45')).toEqual(['2026-11-26', '2027-11-26'])
  })

  it('offers three at most, each once', () => {
    const dates = read('01/02/27 03/04/27 05/06/27 07/08/27 01/02/27')
    expect(dates).toHaveLength(3)
    expect(new Set(dates).size).toBe(3)
  })

  it('takes what has passed lately for what it is', () => {
    expect(read('USE BY 20 NOV')[0]).toBe('2026-11-20')
    expect(read('USE BY 20/11/26')[0]).toBe('2026-11-20')
    const inJanuary = readPackDates('USE BY\n30 DEC', { today: '2027-01-02', languages: ['en-GB'] })
    expect(inJanuary.slice(0, 2)).toEqual(['2026-12-30', '2027-12-30'])
  })

  it.each([
    '',
    'Oat milk 1 l',
    'Tel 0800 123 456',
    '4006381333931',
    'LOT 123456',
    'LOT 81524',
    'EXP 24 DEC 2570',
    '€ 3.49',
    '0'.repeat(9000),
  ])('finds none in %.20j', (text) => expect(read(text)).toEqual([]))

  it('reads anything in a moment', () => {
    for (const piece of ['12/', '1 ', 'dec ', '24.12.26 ', 'a', '\n', '１２/１２/２０２７ '])
      for (const tail of ['', 'x'])
        expect(quickest(() => read(piece.repeat(8000) + tail), mostMs)).toBeLessThan(mostMs)
  })
})
