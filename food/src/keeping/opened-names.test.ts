import { expect, it } from 'vitest'
import { isOpened } from './opened-names.ts'

it.each([
  ['opened milk', true],
  ['Milk (OPENED)', true],
  ['angebrochene Milch', true],
  ['Geöffnete Sahne', true],
  ['lait entamé', true],
  ['leche abierta', true],
  ['latte aperto', true],
  ['açılmış süt', true],
  ['已开封牛奶', true],
  ['milk', false],
  ['unopened milk', false],
  ['milk, not opened', false],
  ['lait pas ouvert', false],
  ['未开封牛奶', false],
  ['open sandwich', false],
])('%s', (name, isOpen) => {
  expect(isOpened(name)).toBe(isOpen)
})
