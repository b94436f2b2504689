import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { fireEvent } from '@testing-library/react'
import { expect, it } from 'vitest'
import { followTyping, hasTypedText } from './typed-text.ts'

followTyping()

function typeInto(type: string): HTMLInputElement {
  const field = document.createElement('input')
  field.type = type
  document.body.append(field)
  fireEvent.input(field, { target: { value: 'Tofu' } })
  return field
}

it('knows what was typed into a field as long as it stands there', () => {
  expect(hasTypedText()).toBe(false)
  const field = typeInto('text')
  expect(hasTypedText()).toBe(true)
  field.value = ''
  expect(hasTypedText()).toBe(false)
  field.value = 'Rice'
  field.remove()
  expect(hasTypedText()).toBe(false)
})

it.each(['search', 'radio', 'checkbox'])('does not count what is chosen in %s', (type) => {
  const field = typeInto(type)
  expect(hasTypedText()).toBe(false)
  field.remove()
})

it('holds no field in memory that has gone', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const fields = Array.from({ length: 20 }, () => {
    const field = typeInto('text')
    field.remove()
    return new WeakRef(field)
  })
  await new Promise((resolve) => setTimeout(resolve, 20))
  collect()
  expect(fields.filter((field) => field.deref() !== undefined).length).toBeLessThan(fields.length)
})
