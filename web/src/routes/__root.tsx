import { productName } from '@shelfmate/contract/product'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet, useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ErrorPage } from '#app/error-page.tsx'
import { NotFoundPage } from '#app/not-found-page.tsx'

interface RouterContext {
  queryClient: QueryClient
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: NotFoundPage,
  errorComponent: ErrorPage,
})

function Root() {
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title })
  useEffect(() => {
    document.title = title ? `${title} · ${productName}` : productName
  }, [title])
  return <Outlet />
}
