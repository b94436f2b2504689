import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core'
import type { Plugin } from 'vite'
import { theme, themeVariableOverrides } from '../src/ui/theme/theme.ts'

/** Colours that no component of ours uses: their variables would be half of the style sheet. */
const used = new Set([...Object.keys(theme.colors ?? {}), 'gray', 'dark'])
const isUnused = (name: string) => {
  const color = /^--mantine-color-([a-z]+)-(?:\d|text|filled|light|outline|contrast)/.exec(name)?.[1]
  return color !== undefined && color in DEFAULT_THEME.colors && !used.has(color)
}
const prune = (variables: Record<string, string>) =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => !isUnused(name)))

/**
 * Writes the theme's CSS variables into ui/theme/theme.css when it is built. Mantine would write them in the browser through
 * innerHTML, which Trusted Types refuse.
 */
export function themeVariables(): Plugin {
  return {
    name: 'theme-variables',
    enforce: 'pre',
    transform: {
      filter: { id: /\/ui\/theme\/theme\.css$/ },
      handler: (css) => {
        const merged = mergeMantineTheme(DEFAULT_THEME, theme)
        const [base, own] = [defaultCssVariablesResolver(merged), themeVariableOverrides(merged)]
        const variables = convertCssVariables(
          {
            variables: prune({ ...base.variables, ...own.variables }),
            light: prune({ ...base.light, ...own.light }),
            dark: prune({ ...base.dark, ...own.dark }),
          },
          ':root',
        )
        return { code: css.replace('/* theme variables */', () => variables), map: null }
      },
    },
  }
}
