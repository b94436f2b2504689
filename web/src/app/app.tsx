import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createQueryClient } from '#lib/query-client.ts'
import { theme } from '#ui/theme.ts'
import { Toaster } from '#ui/toaster.tsx'
import { createAppRouter } from './router.tsx'

const queryClient = createQueryClient()
const router = createAppRouter(queryClient)
const colorSchemeManager = localStorageColorSchemeManager({ key: 'color-scheme' })

/**
 * The single page app. Mantine's own style elements are off: their rules are in ui/theme.css, because Trusted Types refuse
 * the innerHTML that would write them (for the same reason no responsive style props and no SimpleGrid, Grid or Flex).
 */
export function App() {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={colorSchemeManager}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
      <Toaster />
    </MantineProvider>
  )
}
