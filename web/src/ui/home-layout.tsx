import type { ReactNode } from 'react'
import classes from './home-layout.module.css'

interface HomeLayoutProps {
  header: ReactNode
  footer: ReactNode
  /** The feature cards. */
  children: ReactNode
}

/** The welcome page: a greeting, the cards, the footer. */
export function HomeLayout({ header, footer, children }: HomeLayoutProps) {
  return (
    <>
      {header}
      <div className={classes.cards}>{children}</div>
      {footer}
    </>
  )
}

interface HomeHeaderProps {
  greeting: string
  actions: ReactNode
  /** What most people came for. */
  children: ReactNode
}

export function HomeHeader({ greeting, actions, children }: HomeHeaderProps) {
  return (
    <header className={classes.header}>
      <div className={classes.actions}>{actions}</div>
      <h1 className={classes.greeting}>{greeting}</h1>
      {children}
    </header>
  )
}
