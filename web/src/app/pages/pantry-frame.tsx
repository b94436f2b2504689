import { productName } from '@shelfmate/contract/api/product'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { MoreMenu } from '#app/more/more-menu.tsx'
import { links } from '#app/screen-links.ts'
import { titles } from '#features/pantry/pantry-words.ts'
import classes from '#features/pantry/screen/pantry-screen.module.css'
import { AppShell } from '#ui/frame/app-shell.tsx'
import { ScreenTitles } from '#ui/frame/screen-header.tsx'
import { ThemeProvider } from '#ui/theme/theme-provider.tsx'

/** What /pantry shows of everybody, as HTML, for build/early-start.ts: it is painted while the app is still on its way. */
export function renderPantryFrame(): string {
  const history = createMemoryHistory({ initialEntries: ['/pantry'] })
  const router = createRouter({ routeTree: createRootRoute(), history })
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <ThemeProvider>
        <AppShell links={links} brand={{ to: '/home', name: productName }} more={<MoreMenu />}>
          <div className={classes.head}>
            <ScreenTitles {...titles} />
          </div>
        </AppShell>
      </ThemeProvider>
    </RouterContextProvider>,
  )
}
