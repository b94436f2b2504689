import { productName } from '@shelfmate/contract/api/product'
import { createRootRoute, lazyRouteComponent, Outlet, useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ErrorPage } from '#app/pages/error-page.tsx'

const Frame = lazyRouteComponent(() => import('#app/frame.tsx'), 'Frame')
void Frame.preload?.()

export const Route = createRootRoute({
  component: Root,
  notFoundComponent: lazyRouteComponent(() => import('#app/pages/not-found-page.tsx'), 'NotFoundPage'),
  errorComponent: ErrorPage,
})

function Root() {
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title })
  useEffect(() => {
    document.title = title ? `${title} · ${productName}` : productName
  }, [title])
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}
