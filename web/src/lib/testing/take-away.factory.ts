import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { dismissToast, readToasts } from '#ui/layers/toasts.ts'
import { queryClient } from '../api/query-client.ts'

// As long as `expect.poll` waits: what is waited for comes at once, but for a crowded moment.
configure({ asyncUtilTimeout: 10_000 })

// No server runs here: what a part asks for that its test does not answer fails at once, as offline.
globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))

// The library does so by itself where tests are global functions; here they are not. Files share one page and its device.
afterEach(() => {
  cleanup()
  for (const { id } of readToasts()) dismissToast(id)
  localStorage.clear()
  queryClient.clear()
})

// A part whose code is still on its way when the last test of a file is over would fail: nobody loads it any more.
afterAll(() => vi.dynamicImportSettled())
