import { expect, it } from 'vitest'
import { rowsOf } from '../api/rows.factory.ts'
import { productOfElements, productOfLink } from './scanned-product.ts'

const gs = '\u001D'

it.each([
  ['(01)04006381333931(17)261205(10)AB12', '4006381333931', '2026-12-05'],
  ['(10)AB12(01)04006381333931(15)261205', '4006381333931', '2026-12-05'],
  ['01040063813339311726120510AB12', '4006381333931', '2026-12-05'],
  [`]C101040063813339311726120510AB12`, '4006381333931', '2026-12-05'],
  [`${gs}010400638133393110AB12${gs}17261205`, '4006381333931', '2026-12-05'],
  [`]d20104006381333931310300075815261205`, '4006381333931', '2026-12-05'],
  // The day until which it may be eaten before the one until which it is best.
  ['(01)04006381333931(15)261201(17)261205', '4006381333931', '2026-12-05'],
  // The whole month.
  ['(01)04006381333931(17)270200', '4006381333931', '2027-02-28'],
  ['(01)04006381333931(10)A', '4006381333931', undefined],
  ['(01)04006381333931(17)261332', '4006381333931', undefined],
  ['(01)04006381333931(11)261120', '4006381333931', undefined],
  ['(01)00000096385074(17)261205', '96385074', '2026-12-05'],
  ['(01)00036000291452', '0036000291452', undefined],
])('%j is of %s, %s', (text, code, date) => expect(productOfElements(text)).toEqual({ code, date }))

it.each([
  '',
  '4006381333931',
  '04006381333931',
  'AISLE 7',
  '(17)261205',
  '(01)04006381333932(17)261205',
  // A box of packs is no pack.
  '(01)14006381333938(17)261205',
  '010400638133393117',
  'https://id.gs1.org/01/04006381333931',
])('%j tells of no product', (text) => expect(productOfElements(text)).toBeUndefined())

it.each(
  rowsOf(`
  https://id.gs1.org/01/09506000134352/17/261225 | 9506000134352 | 2026-12-25
  https://id.gs1.org/01/09506000134352/10/AB-1?17=261225 | 9506000134352 | 2026-12-25
  https://brand.example/gtin/09506000134352/10/A%2F1?linkType=pip&17=261225 | 9506000134352 | 2026-12-25
  https://brand.example/de/gtin/4006381333931/22/2A/?15=261201;17=261205 | 4006381333931 | 2026-12-05
  HTTPS://ID.GS1.ORG/01/04006381333931?15=270200 | 4006381333931 | 2027-02-28
  http://example.org/some/path/01/04006381333931/ | 4006381333931
  https://example.org/01/00000096385074#top | 96385074
  https://example.org/gtin/96385074/15/261205 | 96385074 | 2026-12-05
  https://example.org/01/00036000291452?17=261332 | 0036000291452
`),
)('the link %j is of %s, %s', (text = '', code, date) => expect(productOfLink(text)).toEqual({ code, date }))

it.each([
  '',
  'https://id.gs1.org/',
  'https://id.gs1.org/01/09506000134351',
  // A box of packs is no pack.
  'https://id.gs1.org/01/14006381333938',
  // A day of a diary, and what only leads on to a product.
  'https://diary.example/2026/01/20261128',
  'https://example.org/?next=https://id.gs1.org/01/09506000134352',
  'https://example.org/01/09506000134352/reviews',
  'mailto:01/09506000134352',
  '(01)04006381333931(17)261205',
])('the link %j tells of no product', (text) => expect(productOfLink(text)).toBeUndefined())
