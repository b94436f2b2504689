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
  /** Whether nothing there says who it is. */
  isUnnamed?: boolean
  /** The person is blocked, or will be reported: what showed them can close. */
  onDone?: () => void
}

/** Blocking and reporting a person, each asked about once. */
export function BlockAndReport({ userId, isUnnamed = false, onDone }: BlockAndReportProps) {
  const [asks, setAsks] = useState<boolean>()
  const back = () => setAsks(false)
  const done = () => {
    back()
    onDone?.()
  }
  if (asks) return <BlockQuestion userId={userId} onDone={done} onCancel={back} />
  const said = isUnnamed ? words.unnamed : words.named
  return (
    <div className={classes.buttons}>
      <Button
        // Back from the question the focus is where it was.
        ref={asks === false ? takeFocus : undefined}
        variant="default"
        leftSection={<IconUserOff size={18} aria-hidden />}
        onClick={() => setAsks(true)}
      >
        {said.block}
      </Button>
      <Button
        variant="default"
        leftSection={<IconFlag size={18} aria-hidden />}
        onClick={() => {
          onDone?.()
          openReport({ kind: 'person', targetId: userId })
        }}
      >
        {said.report}
      </Button>
    </div>
  )
}

interface BlockQuestionProps {
  userId: string
  onDone: () => void
  onCancel: () => void
}

function BlockQuestion({ userId, onDone, onCancel }: BlockQuestionProps) {
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
