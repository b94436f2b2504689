import { renderToStaticMarkup } from 'react-dom/server'
import { type LandingLinkProps, LandingPage } from '#features/auth/landing/landing-page.tsx'

/** The landing page as HTML, for build/pages/landing-page.ts. */
export function renderLanding(): string {
  return renderToStaticMarkup(<LandingPage link={PlainLink} />)
}

function PlainLink({ href, className, children }: LandingLinkProps) {
  return (
    <a href={href} className={className}>
      {children}
    </a>
  )
}
