import { IconBell, IconHome, IconUserCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { LogoutButton } from '#features/auth/logout/logout-button.tsx'
import { useRootClass } from '#ui/layers/use-root-class.ts'
import { ThemeSwitch } from '#ui/theme/theme-switch.tsx'
import classes from './more-panel.module.css'
import * as words from './more-words.ts'

const ways = [
  { to: '/home', label: words.home, icon: IconHome },
  { to: '/profile', label: words.profile, icon: IconUserCircle },
  { to: '/notifications', label: words.notifications, icon: IconBell },
] as const

/** What the More menu of a phone holds. */
export function MorePanel() {
  useRootClass(classes.withMore)
  return (
    <>
      {ways.map(({ to, label, icon: Icon }) => (
        <Link key={to} className={classes.way} to={to}>
          <Icon size={22} aria-hidden />
          {label}
        </Link>
      ))}
      <div className={classes.last}>
        <LogoutButton />
        <ThemeSwitch />
      </div>
    </>
  )
}
