import type { ReactNode } from 'react'
import { LogoMark } from '../illustrations/logo-mark.tsx'
import { useRootClass } from '../layers/use-root-class.ts'
import { ThemeSwitch } from '../theme/theme-switch.tsx'
import * as words from './frame-words.ts'
import classes from './home-layout.module.css'

interface HomeLayoutProps {
  header: ReactNode
  /** What the account is asked for, before anything else. */
  notice?: ReactNode
  /** What matters now; its room is kept while it is on its way. */
  today: ReactNode
  footer: ReactNode
  /** The feature cards. */
  children: ReactNode
}

/** The welcome page: a greeting, the cards, the footer. */
export function HomeLayout({ header, notice, today, footer, children }: HomeLayoutProps) {
  useRootClass(classes.atHome)
  return (
    <div className={classes.page}>
      {header}
      {notice && <div className={classes.notice}>{notice}</div>}
      <section className={classes.today} aria-label={words.today}>
        {today}
      </section>
      <div className={classes.cards}>{children}</div>
      <div className={classes.foot}>{footer}</div>
    </div>
  )
}

interface HomeHeaderProps {
  greeting: string
  actions: ReactNode
  /** What most people came for. */
  children: ReactNode
}

/** The greeting, and in the corner what belongs to the account. */
export function HomeHeader({ greeting, actions, children }: HomeHeaderProps) {
  return (
    <header className={classes.header}>
      <div className={classes.actions}>
        {/* Wide screens have both in the side bar. */}
        <LogoMark className={classes.logo} />
        <div className={classes.narrow}>
          <ThemeSwitch />
        </div>
        {actions}
      </div>
      <h1 className={classes.greeting}>{greeting}</h1>
      <div className={classes.main}>{children}</div>
    </header>
  )
}
