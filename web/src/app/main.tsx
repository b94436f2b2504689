import '#ui/tokens.css'
import '#ui/theme.css'
import '#ui/illustrations/art.css'
import '#ui/mantine-styles.ts'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { rememberedUser } from '#lib/device/account.ts'
import { followOtherTabs } from './other-tabs.ts'
import { createAppRouter } from './router.ts'

followOtherTabs()
// Opening the device's database takes a while: it is open by the time somebody asks.
void rememberedUser()

const root = document.getElementById('root')
if (!root) throw new Error('app.html has no #root')
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createAppRouter()} />
  </StrictMode>,
)
