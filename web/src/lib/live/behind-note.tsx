import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { FormAlert } from '#ui/fields/form-alert.tsx'
import { describeError } from '../api/errors.ts'
import { useIsAway } from '../kept/as-of.ts'
import classes from './behind-note.module.css'
import * as words from './live-words.ts'

interface BehindNoteProps {
  query: Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'refetch'>
  /** What is shown: 'This list'. */
  what?: string
}

/**
 * Stands above what was seen before when the server could not be asked for what is so now, whether that shows much or
 * nothing at all. Without a connection the pill above the screen says so for everything.
 */
export function BehindNote({
  query: { data, error, isFetching, refetch },
  what = words.thisList,
}: BehindNoteProps) {
  const isAway = useIsAway()
  if (data === undefined || !error || isAway) return null
  const { message, requestId } = describeError(error)
  return (
    <div className={classes.note}>
      <FormAlert message={words.mayBeBehind(what, message)} requestId={requestId}>
        <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
          {words.retry}
        </Button>
      </FormAlert>
    </div>
  )
}
