import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { convertCssVariables, defaultCssVariablesResolver } from '@mantine/core'
import type { Plugin } from 'vite'
import { theme, themeVariableOverrides } from '../../src/ui/theme/theme.ts'
import { sheetsOfMantine } from './mantine-styles.ts'

const sources = join(import.meta.dirname, '../../src')
/** Mantine's scripts write these into the page, many put together from a name and a size, or a color and a variant. */
const ofScripts = /^--mantine-(?:scale$|(?:spacing|radius|font-size|line-height|color)-)/

/**
 * Writes the theme's CSS variables into ui/theme/theme.css when it is built, those that anything reads. Mantine would write them
 * in the browser through innerHTML, which Trusted Types refuse.
 */
export function themeVariables(): Plugin {
  return {
    name: 'theme-variables',
    enforce: 'pre',
    transform: {
      filter: { id: /\/ui\/theme\/theme\.css$/ },
      handler: (css) => {
        const [base, own] = [defaultCssVariablesResolver(theme), themeVariableOverrides(theme)]
        const all = {
          variables: { ...base.variables, ...own.variables },
          light: { ...base.light, ...own.light },
          dark: { ...base.dark, ...own.dark },
        }
        const isRead = readNames(Object.values(all).map(Object.entries).flat())
        const kept = (variables: Record<string, string>) =>
          Object.fromEntries(Object.entries(variables).filter(([name]) => isRead(name)))
        const variables = convertCssVariables(
          { variables: kept(all.variables), light: kept(all.light), dark: kept(all.dark) },
          ':root',
        )
        return { code: css.replace('/* theme variables */', () => variables), map: null }
      },
    },
  }
}

/** Tells of a variable whether a style sheet, a script or another variable that is read names it. */
function readNames(variables: readonly [name: string, value: string][]): (name: string) => boolean {
  const own = globSync('**/*.{css,ts,tsx}', { cwd: sources }).map((file) => join(sources, file))
  const read = new Set<string>()
  const add = (text: string): void => {
    for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) {
      if (read.has(name)) continue
      read.add(name)
      for (const [other, value] of variables) if (other === name) add(value)
    }
  }
  for (const file of own) if (!file.endsWith('theme.ts')) add(readFileSync(file, 'utf8'))
  for (const sheet of sheetsOfMantine()) add(sheet)
  for (const [name, value] of variables) if (ofScripts.test(name)) add(`var(${name}) ${value}`)
  return (name) => read.has(name) || ofScripts.test(name)
}
