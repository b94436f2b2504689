import { defaultVariantColorsResolver } from '@mantine/core'
import { expect, it } from 'vitest'
import { theme } from './theme.ts'

const pixel = 'calc(0.0625rem * var(--mantine-scale))'

it.each(['filled', 'light', 'subtle', 'default'])('has the colours of Mantine for %s', (variant) => {
  for (const color of ['leaf', 'tomato', 'gray'] as const) {
    const wanted = defaultVariantColorsResolver({ color, theme, variant })
    const border = wanted.border.replace(pixel, '1px')
    expect(theme.variantColorResolver({ color, theme, variant })).toEqual({ ...wanted, border })
  }
})
