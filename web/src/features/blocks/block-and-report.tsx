import { Button } from '@mantine/core'
import { IconFlag, IconUserOff } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useToldFailure } from '#lib/api/use-told-failure.ts'
import { openReport } from '#lib/reports/reporting.ts'
import { notifySuccess } from '#ui/layers/toasts.ts'
import { takeFocus } from '#ui/layers/use-focus-return.ts'
import { SteadyButton } from '#ui/steady-button.tsx'
import classes from './block-and-report.module.css'
import { block } from './blocks.queries.ts'
import * as words from './blocks-words.ts'
import { blockExplained } from './blocks-words.ts'

interface BlockAndReportProps {
  userId: string
  /** The person is blocked, or will be reported: what showed them can close. */
  onDone: () => void
}

/** Blocking and reporting a person, each asked about once. */
export function BlockAndReport({ userId, onDone }: BlockAndReportProps) {
  const [asks, setAsks] = useState<boolean>()
  if (asks) return <BlockQuestion userId={userId} onDone={onDone} onCancel={() => setAsks(false)} />
  return (
    <div className={classes.buttons}>
      <Button
        // Back from the question the focus is where it was.
        ref={asks === false ? takeFocus : undefined}
        variant="default"
        leftSection={<IconUserOff size={18} aria-hidden />}
        onClick={() => setAsks(true)}
      >
        {words.block}
      </Button>
      <Button
        variant="default"
        leftSection={<IconFlag size={18} aria-hidden />}
        onClick={() => {
          onDone()
          openReport({ kind: 'person', targetId: userId })
        }}
      >
        {words.report}
      </Button>
    </div>
  )
}

function BlockQuestion({ userId, onDone, onCancel }: BlockAndReportProps & { onCancel: () => void }) {
  const blocking = useMutation({
    ...useToldFailure(),
    mutationFn: () => block(userId),
    onSuccess: () => notifySuccess(words.blockedNote),
  })
  return (
    <div className={classes.question} role="group" aria-label={words.blockAlone}>
      <p ref={takeFocus} tabIndex={-1}>
        {blockExplained}
      </p>
      <SteadyButton
        color="tomato"
        loading={blocking.isPending}
        onClick={() => blocking.mutate(undefined, { onSuccess: onDone })}
      >
        {words.blockAlone}
      </SteadyButton>
      <Button variant="default" onClick={onCancel}>
        {words.cancel}
      </Button>
    </div>
  )
}
