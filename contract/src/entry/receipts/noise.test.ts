import { describe, expect, it } from 'vitest'
import { readReceipt } from './read-receipt.ts'

/** The names of a receipt with such a line among others. */
const namesWith = (line: string) =>
  readReceipt(`WATER 0.45\n${line} 2.49\nOATS 1.20\nTOTAL 4.14`)?.map(({ name }) => name.toLowerCase())

describe('a line of a receipt', () => {
  it.each([
    // What is noise elsewhere.
    'MARS BAR',
    'PROTEIN BAR CHOC',
    'MIXED SALAD BAG',
    'SPONGE CAKE 400G',
    'LEMON SPONGE',
    'TRIFLE SPONGES',
    'COFFEE PADS 36',
    'HAM OFF THE BONE',
    'CHICKEN TENDER',
    'SIRLOIN TIP STEAK',
    'GIFT CHOCOLATES',
    'MANGO NECTAR',
    'RAZOR CLAMS',
    'POTATO CROQUETTES',
    'CRISPS BONUS PACK',
    'BALSAMIC REDUCTION',
    'BALANCE BAR PEANUT',
    'BON BONS',
    'BON MAMAN JAM',
    'MERCI CHOCOLATES',
    'MEMBER’S MARK NUTS',
    'CARTE DOR VANILLA',
    'THE VERT MENTHE',
    'CARTE NOIRE CAFE',
    'SALADE SACHET',
    'MACHE EN SAC',
    'SPAR VOLLMILCH',
    'SPAR BIO EIER',
    'SPAR NATURJOGHURT',
    'TIP VOLLMILCH',
    'BOLLER POSE',
    'INSALATA IN BUSTA',
    'SPECK SOTTO VUOTO',
    'CARTA DI RISO',
    'LECHE PACK AHORRO',
    'TEL ŞEHRIYE',
    'POŞET ÇAY',
    'SUMA CHICKPEAS',
    'FAGE TOTAL 0%',
    'TOTAL GREEK YOGHURT',
    'ЧАЙ ЧЕРНЫЙ 25 ПАКЕТИКОВ',
    'КАКАО ПОРОШОК',
    'ผักรวม',
    'ผลไม้รวม',
    'कुल्फी',
    'チキンラップ',
    '纯牛奶优惠装',
  ])('names a food in %s', (line) => {
    expect(namesWith(line)).toEqual(['water', expect.stringMatching(/\p{L}/u), 'oats'])
  })

  it.each([
    'BAR',
    'Geg. BAR EUR',
    'BAG',
    '2 BAG',
    'CARRIER BAG',
    'PAPER BAG',
    'BAG FOR LIFE',
    'SPONGES 5PK',
    'SCOURING SPONGE',
    'COTTON PADS 80',
    'TENDER',
    'CASH TENDER',
    'DRIVER TIP',
    'GIFT CARD',
    'NECTAR PRICE',
    'CARTE',
    'CARTE BANCAIRE',
    'CARTE BLEUE',
    'CROQUETTES CHAT',
    'SACHET',
    'SAC KRAFT',
    'PLASTPOSE',
    'POSE',
    'SPAR kr',
    'THE',
    'Thanh toan the',
    'ПАКЕТ МАЙКА',
    'СТИРАЛЬНЫЙ ПОРОШОК',
    'サランラップ',
  ])('names none in %s', (line) => {
    expect(namesWith(line)).toEqual(['water', 'oats'])
  })

  it.each(['SUMA', 'SUMA PLN', 'Suma PTU', 'BALANCE', 'TOTAL', 'रकम कुल', 'ยอดรวม', 'ИТОГО:', 'Σύνολο'])(
    'ends the foods with %s',
    (line) => expect(namesWith(line)).toEqual(['water']),
  )
})
