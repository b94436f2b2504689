import { describe, expect, it } from 'vitest'
import { rowsOf } from '../api/rows.factory.ts'
import { readEntries } from './read-entries.ts'

const read = (language: string, typed: string) =>
  readEntries(typed.replaceAll('\\n', '\n'), { today: '2026-11-24', languages: [language] })
    .map(({ name, quantity, size, place, expiryDate, unread }) =>
      [
        name,
        quantity === undefined ? '' : `x${quantity}`,
        size && `(${size})`,
        place && `@${place}`,
        expiryDate && `=${expiryDate}`,
        unread.length > 0 ? `?${unread.join()}` : '',
      ]
        .filter((part) => part !== '')
        .join(' '),
    )
    .join(' / ')

const typedIn = (line: string) => line.split(' > ')[0] ?? ''
const meantIn = (line: string) => line.split(' > ')[1]

describe('two foods of one part', () => {
  it.each(
    rowsOf(`
    en-GB | rice 1kg and tuna > rice (1 kg) / tuna
    fr-FR | riz 1kg et thon > riz (1 kg) / thon
    en-GB | rice 1kg + tuna x2 > rice (1 kg) / tuna x2
    en-GB | pizza x2 + salad > pizza x2 / salad
    en-GB | milk 2 + eggs 6 > milk x2 / eggs x6
    en-GB | rice 1kg and frozen peas 500g > rice (1 kg) / frozen peas (500 g)
    en-GB | mac & cheese x2 and salad > mac & cheese x2 / salad
    en-GB | tuna 4 tins and mayo > tuna x4 / mayo
    en-GB | one onion two carrots > onion x1 / carrots x2
    en-GB | two onions three carrots > onions x2 / carrots x3
    de-DE | zwei Brote drei Eier > Brote x2 / Eier x3
    en-GB | milk fri eggs sat bread sun > milk =2026-11-27 / eggs =2026-11-28 / bread =2026-11-29
    en-GB | milk fri eggs sat > milk =2026-11-27 / eggs =2026-11-28
  `),
  )('come apart, in %s: %s', (language = '', line = '') =>
    expect(read(language, typedIn(line))).toBe(meantIn(line)),
  )

  it.each(
    rowsOf(`
    en-GB | mac and cheese 400g > mac and cheese (400 g)
    en-GB | salt and vinegar crisps 6 pack > salt and vinegar crisps x6
    en-GB | fish and chips x2 > fish and chips x2
    en-GB | a baker’s dozen of rolls > rolls x13
    en-GB | two omega three > omega three x2
    en-GB | a pizza four seasons > pizza four seasons x1
    en-GB | two tins five bean chilli > five bean chilli x2
    fr-FR | un gâteau trois chocolats > gâteau trois chocolats x1
    en-GB | crunchy sun pat fri > crunchy sun pat =2026-11-27
  `),
  )('are one where they may be, in %s: %s', (language = '', line = '') =>
    expect(read(language, typedIn(line))).toBe(meantIn(line)),
  )
})
