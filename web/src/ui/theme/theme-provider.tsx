import { MantineContext, MantineThemeContext } from '@mantine/core'
import type { ReactNode } from 'react'
import { theme } from './theme.ts'

const nothing = () => undefined

/** What Mantine's parts ask of its provider. The scheme stands on the root element (theme.js): none of them asks for it. */
const surroundings = {
  colorScheme: 'auto',
  setColorScheme: nothing,
  clearColorScheme: nothing,
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: true,
} as const

/**
 * The theme for Mantine's parts, in place of MantineProvider, which brings along how its variables and classes are written:
 * here that is done when the app is built (ui/theme/theme.css), because Trusted Types refuse the innerHTML that would write them (for
 * the same reason no responsive style props and no SimpleGrid, Grid or Flex).
 */
export const ThemeProvider = ({ children }: { children: ReactNode }) => (
  <MantineContext value={surroundings}>
    <MantineThemeContext value={theme}>{children}</MantineThemeContext>
  </MantineContext>
)
