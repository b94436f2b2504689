import { Button } from '@mantine/core'
import { IconFlag, IconUserOff } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '#lib/errors.ts'
import { partOnSight } from '#lib/lazy-part.ts'
import { notifyError, notifySuccess } from '#ui/toasts.ts'
import { block } from './blocks.queries.ts'
import { blockExplained } from './blocks-words.ts'
import classes from './keep-away.module.css'

const ReportForm = partOnSight(async () => (await import('./report-form.tsx')).ReportForm)

interface KeepAwayProps {
  userId: string
  /** The person is blocked, or reported: what showed them can close. */
  onDone: () => void
}

/** Blocking and reporting a person, each asked about once. */
export function KeepAway({ userId, onDone }: KeepAwayProps) {
  const [asks, setAsks] = useState<'block' | 'report'>()
  if (asks === 'report') return <ReportForm userId={userId} onDone={onDone} />
  if (asks === 'block') return <BlockQuestion userId={userId} onDone={onDone} />
  return (
    <div className={classes.buttons}>
      <Button
        variant="default"
        leftSection={<IconUserOff size={18} aria-hidden />}
        onClick={() => setAsks('block')}
      >
        Block…
      </Button>
      <Button
        variant="default"
        leftSection={<IconFlag size={18} aria-hidden />}
        onClick={() => setAsks('report')}
      >
        Report…
      </Button>
    </div>
  )
}

function BlockQuestion({ userId, onDone }: KeepAwayProps) {
  const blocking = useMutation({
    mutationFn: () => block(userId),
    onSuccess: () => {
      notifySuccess('Blocked. You can take it back in your profile.')
      onDone()
    },
    onError: (error) => {
      const { message, requestId } = describeError(error)
      notifyError(message, { requestId })
    },
  })
  return (
    <div className={classes.question} role="group" aria-label="Block">
      <p>{blockExplained}</p>
      <Button color="tomato" loading={blocking.isPending} onClick={() => blocking.mutate()}>
        Block
      </Button>
    </div>
  )
}
