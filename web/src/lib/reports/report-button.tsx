import { ActionIcon, Button } from '@mantine/core'
import { IconFlag } from '@tabler/icons-react'
import classes from './report-button.module.css'
import { openReport, type Reported } from './reporting.ts'
import * as words from './reports-words.ts'

interface ReportButtonProps {
  what: Reported
  /** What a screen reader says. */
  label: string
}

/** A small flag at the end of its line: asks what is wrong with what stands there. */
export const ReportButton = ({ what, label }: ReportButtonProps) => (
  <ActionIcon className={classes.button} variant="subtle" aria-label={label} onClick={() => openReport(what)}>
    <IconFlag size={18} aria-hidden />
  </ActionIcon>
)

/** The same below an image that is shown large. */
export const ReportImage = ({ id }: { id: string }) => (
  <Button
    className={classes.below}
    variant="subtle"
    leftSection={<IconFlag size={18} aria-hidden />}
    onClick={() => openReport({ kind: 'picture', targetId: id })}
  >
    {words.reportThisPicture}
  </Button>
)
