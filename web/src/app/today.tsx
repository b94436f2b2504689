import { IconMessageCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { TodayStreak } from '#features/achievements/today-streak.tsx'
import { useUnreadChats } from '#features/chat/chat-live.ts'
import { TodayPantry } from '#features/pantry/today/today-pantry.tsx'
import { counted } from '#lib/counted.ts'
import classes from './today.module.css'

/** What matters now, above the ways to everything. */
export function Today() {
  const unread = useUnreadChats()
  return (
    <div className={classes.today}>
      <div className={classes.food}>
        <h2 className={classes.title}>Use up first</h2>
        <TodayPantry />
      </div>
      <div className={classes.people}>
        <TodayStreak />
        {unread > 0 && (
          <Link className={classes.unread} to="/chat">
            <IconMessageCircle size={24} aria-hidden />
            {counted(unread, 'unread chat')}
          </Link>
        )}
      </div>
    </div>
  )
}
