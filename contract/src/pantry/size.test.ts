import { expect, it } from 'vitest'
import { tidySize } from './size.ts'

it.each([
  ['', ''],
  ['   ', ''],
  ['500g', '500 g'],
  ['500  g', '500 g'],
  [' 1,50 L ', '1.5 l'],
  ['1.5 l', '1.5 l'],
  ['0.75l', '0.75 l'],
  ['12 Fl  Oz', '12 fl oz'],
  ['99999 kg', '99999 kg'],
  // Nobody has a thousandth of a gram.
  ['1.000 g', '1000 g'],
  ['1,500ml', '1500 ml'],
  ['10,000 mg', '10000 mg'],
  ['0.500 g', '0.5 g'],
  ['1.250 g', '1250 g'],
  ['1.25 g', '1.25 g'],
  ['1.500 kg', '1.5 kg'],
  ['1.500 gal', '1.5 gal'],
  ['1 QT', '1 qt'],
])('%j is the size %j, and stays it', (text, size) =>
  expect([text, tidySize(text) ?? '-'].map(tidySize)).toEqual([size, size]),
)

it.each([
  '0 g',
  '500',
  'g',
  '-5 g',
  '1.2.3 l',
  '123456 g',
  '123,456 g',
  '5 apples',
  '1e3 g',
  '<b>',
  '5 g\u0000',
])('%j is no size', (text) => expect(tidySize(text)).toBeUndefined())
