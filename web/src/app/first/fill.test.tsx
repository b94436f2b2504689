import { expect, it } from 'vitest'
import { filled } from './fill.ts'

function templateOf(html: string): HTMLTemplateElement {
  const template = document.createElement('template')
  template.innerHTML = html
  return template
}
const textOf = (html: string, slots: Record<string, string | undefined>) => {
  const box = document.createElement('div')
  box.append(filled(templateOf(html), slots))
  return box.innerHTML
}

it('says texts as they are, also such as look like markup or like a slot', () => {
  expect(textOf('<h1>Hello, {name}!</h1>', { name: '<b>{other}</b>', other: 'x' })).toBe(
    '<h1>Hello, &lt;b&gt;{other}&lt;/b&gt;!</h1>',
  )
})

it('leaves out what an answer says nothing of, and the mark of what it does say', () => {
  const html = '<span data-where="tag"><b>{tag}</b></span><i data-old="{old}">{none}</i>'
  expect(textOf(html, { tag: 'Today' })).toBe('<b>Today</b><i></i>')
  expect(textOf(html, { old: 'yes' })).toBe('<i data-old="yes"></i>')
})

it('sets the styles that a page may not bring', () => {
  const box = document.createElement('div')
  box.append(filled(templateOf('<p data-style="width:28px">x</p>'), {}))
  expect(box.querySelector('p')?.style.width).toBe('28px')
})

it('can be filled again', () => {
  const template = templateOf('<p>{name}</p>')
  const names = ['Mei', 'Kai'].map((name) => filled(template, { name }).textContent)
  expect(names).toEqual(['Mei', 'Kai'])
})
