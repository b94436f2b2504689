import type { VariantColorsResolver } from '@mantine/core'

const clear = 'transparent'
const noBorder = '1px solid transparent'

/** The colours of a button by its variant: those of Mantine's own four that are ours ('filled' is the usual one), in the theme's colours alone. */
export const controlColors: VariantColorsResolver = ({ color, theme, variant }) => {
  const of = (part: string) => `var(--mantine-color-${color ?? theme.primaryColor}-${part})`
  const soft = { hover: of('light-hover'), color: of('light-color'), border: noBorder }
  if (variant === 'light') return { ...soft, background: of('light') }
  if (variant === 'subtle') return { ...soft, background: clear }
  if (variant === 'default')
    return {
      background: 'var(--mantine-color-default)',
      hover: 'var(--mantine-color-default-hover)',
      color: 'var(--mantine-color-default-color)',
      border: '1px solid var(--mantine-color-default-border)',
    }
  // Each of them is dark enough for white: theme.ts.
  const white = 'var(--mantine-color-white)'
  return { background: of('filled'), hover: of('filled-hover'), color: white, border: noBorder }
}
