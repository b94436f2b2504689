import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'
import { dismissToast, readToasts } from '../layers/toasts.ts'

// The library does so by itself where tests are global functions; here they are not. Files share one page and its device.
afterEach(() => {
  cleanup()
  for (const { id } of readToasts()) dismissToast(id)
  localStorage.clear()
})
