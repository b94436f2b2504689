import { IconCloudOff, IconRefresh } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import classes from './connection-pill.module.css'

interface ConnectionPillProps {
  /** undefined while all is well. */
  trouble: 'offline' | 'reconnecting' | undefined
}

const patienceMs = 1_500
const words = {
  offline: 'You are offline',
  reconnecting: 'Reconnecting…',
}

/** Says that the screen may be behind. Waits a moment first: a short cut is nobody's business. */
export function ConnectionPill({ trouble }: ConnectionPillProps) {
  const [shown, setShown] = useState<typeof trouble>()
  useEffect(() => {
    const timer = setTimeout(() => setShown(trouble), trouble ? patienceMs : 0)
    return () => clearTimeout(timer)
  }, [trouble])
  const Icon = shown === 'offline' ? IconCloudOff : IconRefresh
  return (
    <div role="status" className={classes.place}>
      {shown && (
        <span className={classes.pill}>
          <Icon size={18} aria-hidden />
          {words[shown]}
        </span>
      )}
    </div>
  )
}
