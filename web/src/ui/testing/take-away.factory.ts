import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { dismissToast, readToasts } from '../layers/toasts.ts'

// The library does so by itself where tests are global functions; here they are not. Files share one page and its device.
afterEach(() => {
  cleanup()
  for (const { id } of readToasts()) dismissToast(id)
  localStorage.clear()
})

// A part whose code is still on its way when the last test of a file is over would fail: nobody loads it any more.
afterAll(() => vi.dynamicImportSettled())
