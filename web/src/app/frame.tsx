import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LazyToaster } from '#app/lazy-toaster.tsx'
import { queryClient } from '#lib/api/query-client.ts'
import { ThemeProvider } from '#ui/theme/theme-provider.tsx'

/** What surrounds every screen; loaded beside the screen instead of before it. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      <LazyToaster />
    </ThemeProvider>
  )
}
