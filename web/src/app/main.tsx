import '#ui/theme/tokens.css'
import '#ui/theme/theme.css'
import '#ui/illustrations/art.css'
import '#ui/theme/mantine-styles.ts'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { rememberedUser } from '#lib/device/account.ts'
import { createAppRouter } from './router.ts'
import { followOtherTabs } from './waiting/other-tabs.ts'

followOtherTabs()
// Opening the device's database takes a while: it is open by the time somebody asks.
void rememberedUser()

const root = document.getElementById('root')
if (!root) throw new Error('app.html has no #root')
const router = createAppRouter()
const draw = () =>
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
// What the page brought along stays until the screen can take its place. No `await` out here: the screen's code, which comes
// in files of its own, needs this one to be through.
if (root.hasChildNodes()) void router.load().then(draw, draw)
else draw()
