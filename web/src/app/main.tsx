import '#ui/tokens.css'
import '#ui/theme.css'
import '#ui/illustrations/art.css'
import '#ui/mantine-styles.ts'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { followOtherTabs } from './other-tabs.ts'
import { createAppRouter } from './router.ts'

followOtherTabs()

const root = document.getElementById('root')
if (!root) throw new Error('app.html has no #root')
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createAppRouter()} />
  </StrictMode>,
)
