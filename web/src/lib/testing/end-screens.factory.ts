import { cleanup } from '@testing-library/react'
import { vi } from 'vitest'
import { queryClient } from '../api/query-client.ts'
import { stopRealtime } from '../realtime.ts'

/** Ends what a test drew, heard live, asked for and put in place of the browser's own. */
export function endScreens(): void {
  cleanup()
  stopRealtime()
  queryClient.clear()
  vi.unstubAllGlobals()
}
