import { createFileRoute, Link, Outlet, useMatches } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { type LandingLinkProps, LandingPage } from '#features/auth/landing/landing-page.tsx'

export const Route = createFileRoute('/_landing')({ component: LandingLayout })

/** The landing page, and over it the popups of login, sign-up and password reset. */
function LandingLayout() {
  const covered = useMatches({ select: (matches) => matches.at(-1)?.fullPath !== '/' })
  const popup = useRef<string>(undefined)
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath })
  useEffect(() => {
    // A closed popup gives the focus back to the button that leads to it: to most by way of the login.
    if (covered) popup.current = path === '/signup' ? path : '/login'
    else document.querySelector<HTMLElement>(`a[href="${popup.current}"]`)?.focus()
  }, [covered, path])
  return (
    <>
      <LandingPage link={RouterLink} covered={covered} />
      <Outlet />
    </>
  )
}

function RouterLink({ href, className, children }: LandingLinkProps) {
  return (
    <Link to={href} className={className}>
      {children}
    </Link>
  )
}
