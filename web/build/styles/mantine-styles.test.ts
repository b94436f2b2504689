import { describe, expect, it } from 'vitest'
import { sheetsOfMantine, withoutUnused } from './mantine-styles.ts'

describe('a style sheet of Mantine', () => {
  it('keeps the rules of what is drawn', () => {
    const css = '@layer mantine {.m_77c9d27d:where(:disabled, [data-x]) { color: red; }\n}'
    expect(withoutUnused(css)).toBe(css)
  })

  it('loses the rules of parts that no screen has, within a query, too', () => {
    const css =
      '@media (hover: hover) {.m_80d6d844 .m_77c9d27d:not(:first-child, :last-child), .m_80d6d844 .m_70be2a01 { top: 0 }}'
    expect(withoutUnused(css)).toBe('@media (hover: hover) {}')
  })

  it('keeps a rule that a part in use shares', () => {
    const css = '.m_80d6d844,.m_77c9d27d{top:0}'
    expect(withoutUnused(css)).toBe(css)
  })

  it('says lengths without the scale', () => {
    expect(withoutUnused('.a{top:calc(-0.5rem * var(--mantine-scale))}')).toBe('.a{top:-0.5rem}')
  })
})

it('knows the sheets of the app, those of text fields included', () => {
  const all = sheetsOfMantine().join('')
  for (const part of ['m_77c9d27d', 'm_8d3f4000', 'm_8fb7ebe7', 'm_5ae2e3c']) expect(all).toContain(part)
  for (const part of ['m_80d6d844', 'm_437b6484', 'm_870c4af', '--mantine-scale', 'rtl'])
    expect(all).not.toContain(part)
})
