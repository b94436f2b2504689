import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCloudOff } from '@tabler/icons-react'
import { beginningOf } from '../chat-words.ts'
import { type Alteration, giveUp, type Progress, retry, type UnsentMessage } from '../data/chat-unsent.ts'
import * as words from './chat-messages-words.ts'
import classes from './failure-line.module.css'

interface FailureLineProps {
  /** What was done, and how far that is. */
  deed: Progress & { text: string }
  /** 'Not sent' */
  outcome: string
  discardLabel: string
}

/** Below a message that went no further: why, and what to do. */
function FailureLine({ deed, outcome, discardLabel }: FailureLineProps) {
  const isHeld = deed.state === 'held'
  const Icon = isHeld ? IconCloudOff : IconAlertTriangle
  // Said to a screen reader, seen above.
  const message = beginningOf(deed.text) || words.picture
  return (
    <div className={classes.failure} data-item={deed.pressId} data-held={isHeld || undefined}>
      <p role={isHeld ? 'status' : 'alert'}>
        <Icon size={18} aria-hidden />
        {isHeld ? words.sentWhenOnline(outcome) : [`${outcome}.`, deed.reason].filter(Boolean).join(' ')}
      </p>
      <Button variant="default" aria-label={words.retryOf(message)} onClick={() => void retry(deed)}>
        {words.retry}
      </Button>
      <Button
        variant="subtle"
        color="gray"
        aria-label={`${discardLabel}: ${message}`}
        onClick={() => void giveUp(deed)}
      >
        {discardLabel}
      </Button>
    </div>
  )
}

/** Why a message is not sent, with Retry and Discard. */
export const SendFailure = ({ message }: { message: UnsentMessage }) => (
  <FailureLine deed={message} outcome={words.notSent} discardLabel={words.discard} />
)

/** Why an edit or a deletion did not happen, with Retry and a way to leave the message as it was. */
export const AlterationFailure = ({ alteration }: { alteration: Alteration }) => (
  <FailureLine
    deed={alteration}
    outcome={alteration.call.name === 'edit' ? words.notSaved : words.notDeleted}
    discardLabel={words.keepAsItWas}
  />
)
