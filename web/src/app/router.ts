import { createRouter } from '@tanstack/react-router'
import { routeTree } from '../routes.gen.ts'

/** The router of the app. */
export function createAppRouter() {
  const router = createRouter({
    routeTree,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
  })
  // The screen's code and data arrive while the guard asks who is signed in, instead of after it.
  const [matchedRoutes] = router.getMatchedRoutes(router.latestLocation.pathname)
  for (const route of matchedRoutes) {
    void router.loadRouteChunk(route)
    route.options.staticData?.readAhead?.()
  }
  // A screen reader and a keyboard go on where the new screen begins, unless the screen itself took the focus.
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    const isLost = document.activeElement === document.body || document.activeElement?.closest('nav a')
    if (fromLocation && pathChanged && isLost) document.getElementById('main')?.focus({ preventScroll: true })
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    /** The screen's name in the browser's tab. */
    title?: string
    /** Asks for what the screen shows first, when the app opens with it. Nobody has checked yet that somebody is signed in. */
    readAhead?: () => void
  }
}
