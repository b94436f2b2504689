import { VisuallyHidden } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { LogoMark } from '../illustrations/logo-mark.tsx'
import { useRootClass } from '../layers/use-root-class.ts'
import classes from './app-shell.module.css'
import * as words from './frame-words.ts'

interface ShellLink {
  to: NonNullable<LinkProps['to']>
  label: string
  icon: Icon
  /** How much waits there to be read. */
  unread?: number
}

interface AppShellProps {
  links: readonly ShellLink[]
  brand: { to: NonNullable<LinkProps['to']>; name: string }
  /** Stands at the foot of the side bar on wide screens. */
  aside?: ReactNode
  /** Stands at the end of a phone's bar: the ways that it has no room for. */
  more?: ReactNode
  /** Stands above the content: the state of the connection. */
  banner?: ReactNode
  children: ReactNode
}

/** The frame of every signed-in screen: one navigation, at the bottom of a phone and at the side of a wide screen. */
export function AppShell({ links, brand, aside, more, banner, children }: AppShellProps) {
  useRootClass('with-bottom-bar')
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#main">
        {words.skipToContent}
      </a>
      <nav className={classes.bar} aria-label={words.main}>
        <Link className={classes.brand} to={brand.to} aria-label={brand.name}>
          <LogoMark className={classes.logo} />
        </Link>
        {links.map(({ to, label, icon: Icon, unread = 0 }) => (
          <Link key={label} className={classes.link} to={to} activeProps={active} onClick={toTopOfActive}>
            <span className={classes.pill}>
              <Icon size={24} stroke={1.8} aria-hidden />
              {unread > 0 && (
                <span className={classes.unread} aria-hidden>
                  {unread > unreadShown ? `${unreadShown}+` : unread}
                </span>
              )}
            </span>
            {label}
            {unread > 0 && <VisuallyHidden>{words.unreadCount(unread)}</VisuallyHidden>}
          </Link>
        ))}
        {more && <div className={classes.more}>{more}</div>}
        {aside && <div className={classes.aside}>{aside}</div>}
      </nav>
      <div className={classes.column}>
        {banner}
        <main id="main" className={classes.main} tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  )
}

/** The tab of the screen that is open leads to its top. */
function toTopOfActive(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.currentTarget.pathname !== window.location.pathname) return
  event.preventDefault()
  window.scrollTo({ top: 0 })
}

/** There is no room for more. */
const unreadShown = 99
const active = { 'aria-current': 'page' } as const
