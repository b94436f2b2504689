import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { isFocusLost } from '#ui/layers/use-focus-return.ts'
import classes from '#ui/states/state.module.css'
import { SteadyButton } from '#ui/steady-button.tsx'
import { isApiError } from '../api/api-error.ts'
import { describeError } from '../api/errors.ts'
import { askAgain } from './ask-again.ts'
import * as words from './states-words.ts'

interface LoadErrorProps {
  title: string
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
  illustration?: ReactNode
}

/** Stands where something could not be read that this device has never seen. */
export function LoadError({ title, query, illustration }: LoadErrorProps) {
  const { error, isFetching } = query
  const { message, requestId } = describeError(error)
  const ref = useFocusHandedOn()
  return (
    <div ref={ref} className={classes.state}>
      {illustration && <div className={classes.art}>{illustration}</div>}
      <div role="alert">
        <p className={classes.text}>{title}</p>
        <p className={classes.hint}>{isApiError(error, 'OFFLINE') ? words.neverOpenedHere : message}</p>
        {requestId && <p className={classes.request}>{words.request(requestId)}</p>}
      </div>
      <div className={classes.action}>
        <SteadyButton onClick={() => askAgain(query)} loading={isFetching} aria-label={words.retryOf(title)}>
          {words.retry}
        </SteadyButton>
      </div>
    </div>
  )
}

/** Once the answer is here, Retry goes: whoever pressed it by key goes on from what it stood in. */
function useFocusHandedOn(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const isHeld = useRef(false)
  useLayoutEffect(() => {
    const state = ref.current
    return () => {
      isHeld.current = state?.contains(document.activeElement) ?? false
    }
  }, [])
  useEffect(() => {
    const around = ref.current?.parentElement?.closest<HTMLElement>('[tabindex]')
    return () => {
      if (isHeld.current && isFocusLost()) around?.focus({ preventScroll: true })
    }
  }, [])
  return ref
}
