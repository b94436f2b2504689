import { ActionIcon } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { chooseScheme, onSchemeChange, shownScheme } from './color-scheme.ts'
import * as words from './theme-words.ts'

/** Switches between light and dark. */
export function ThemeSwitch() {
  const other = useSyncExternalStore(onSchemeChange, shownScheme) === 'dark' ? 'light' : 'dark'
  const Icon = other === 'dark' ? IconMoon : IconSun
  return (
    <ActionIcon aria-label={words.themeSwitch(other)} radius="xl" onClick={() => chooseScheme(other)}>
      <Icon size={22} aria-hidden />
    </ActionIcon>
  )
}
