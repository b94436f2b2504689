import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LazyToaster } from '#app/lazy-toaster.tsx'
import { queryClient } from '#lib/api/query-client.ts'
import { theme } from '#ui/theme/theme.ts'

const colorSchemeManager = localStorageColorSchemeManager({ key: 'color-scheme' })

/**
 * What surrounds every screen; loaded beside the screen instead of before it. Mantine's own style elements are off: their
 * rules are in ui/theme.css, because Trusted Types refuse the innerHTML that would write them (for the same reason no
 * responsive style props and no SimpleGrid, Grid or Flex).
 */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={colorSchemeManager}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      <LazyToaster />
    </MantineProvider>
  )
}
