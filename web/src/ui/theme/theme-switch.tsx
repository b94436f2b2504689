import { ActionIcon, type MantineColorScheme, useMantineColorScheme } from '@mantine/core'
import { useColorScheme } from '@mantine/hooks'
import { IconMoon, IconSun } from '@tabler/icons-react'

/** Switches between light and dark. Choosing what the system has means following the system again. */
export function ThemeSwitch() {
  const system = useColorScheme(undefined, { getInitialValueInEffect: false })
  // Without `keepTransitions` Mantine writes a style element through innerHTML, which Trusted Types refuse.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  const shown = colorScheme === 'auto' ? system : colorScheme
  const other: MantineColorScheme = shown === 'dark' ? 'light' : 'dark'
  const Icon = other === 'dark' ? IconMoon : IconSun
  return (
    <ActionIcon
      aria-label={`Use ${other} theme`}
      radius="xl"
      onClick={() => setColorScheme(other === system ? 'auto' : other)}
    >
      <Icon size={22} aria-hidden />
    </ActionIcon>
  )
}
