import { UnstyledButton } from '@mantine/core'
import { IconCloudOff, IconCloudUp, IconRefresh } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useRootClass } from '../layers/use-root-class.ts'
import classes from './connection-pill.module.css'
import * as words from './frame-words.ts'

interface ConnectionPillProps {
  /** undefined while all is well. */
  trouble: 'offline' | 'reconnecting' | undefined
  /** How old the screen is: `As of 14:07`. */
  age: string | undefined
  /** What waits to be sent; a press opens the list of it. */
  waiting: string | undefined
  onOpen: () => void
}

const patienceMs = 1_500
const troubles = {
  offline: words.offline,
  reconnecting: words.reconnecting,
}

/** Says that the screen may be behind, and what has not been sent. Waits a moment first: a short cut is nobody's business. */
export function ConnectionPill({ trouble, age, waiting, onOpen }: ConnectionPillProps) {
  const shown = useAfterAMoment(trouble)
  const told = useAfterAMoment(waiting)
  const Icon = shown === 'offline' ? IconCloudOff : shown ? IconRefresh : IconCloudUp
  const state = shown && [troubles[shown], age].filter(Boolean).join(' · ')
  const lines = (
    <>
      <Icon size={18} aria-hidden />
      <span className={classes.lines}>
        {state && <span>{state}</span>}
        {told && <span className={classes.waiting}>{told}</span>}
      </span>
    </>
  )
  useRootClass(classes.withPill, Boolean(told || state))
  useRootClass(classes.withBoth, Boolean(told && state))
  return (
    <div role="status" className={classes.place}>
      {told ? (
        <UnstyledButton className={classes.pill} onClick={onOpen}>
          {lines}
        </UnstyledButton>
      ) : (
        state && <span className={classes.pill}>{lines}</span>
      )}
    </div>
  )
}

/** Follows what is given; it appears late and goes at once. */
function useAfterAMoment<T>(value: T | undefined): T | undefined {
  const [shown, setShown] = useState<T>()
  const isGone = value === undefined
  useEffect(() => {
    const timer = setTimeout(() => setShown(value), isGone || shown !== undefined ? 0 : patienceMs)
    return () => clearTimeout(timer)
  }, [value, isGone, shown])
  return shown
}
