import '#ui/tokens.css'
import '#ui/theme.css'
import '#ui/illustrations/art.css'
import '#ui/mantine-styles.ts'
import { setNonce } from 'get-nonce'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'

// The server writes a nonce per answer; the library that locks scrolling behind a popup adds a style element with it.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
if (nonce) setNonce(nonce)

const root = document.getElementById('root')
if (!root) throw new Error('app.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
