import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// The library does so by itself where tests are global functions; here they are not. Files share one page and its device.
afterEach(() => {
  cleanup()
  localStorage.clear()
})
