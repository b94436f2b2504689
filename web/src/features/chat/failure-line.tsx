import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCloudOff } from '@tabler/icons-react'
import { type Alteration, discardAlteration, retryAlteration } from './chat-alterations.ts'
import { discardSend, retrySend, type UnsentMessage } from './chat-outbox.ts'
import classes from './failure-line.module.css'

/** Enough of a message to tell it from the others. */
const glimpse = (text: string) => (text === '' ? 'picture' : text.slice(0, 40))

interface FailureLineProps {
  /** The message; said to a screen reader, seen above. */
  message: string
  text: string
  isHeld?: boolean
  discardLabel: string
  onRetry: () => void
  onDiscard: () => void
}

/** Below a message that went no further: why, and what to do. */
function FailureLine({ message, text, isHeld = false, discardLabel, onRetry, onDiscard }: FailureLineProps) {
  const Icon = isHeld ? IconCloudOff : IconAlertTriangle
  return (
    <div className={classes.failure} data-held={isHeld || undefined}>
      <p role="alert">
        <Icon size={18} aria-hidden />
        {text}
      </p>
      <Button variant="default" aria-label={`Retry: ${message}`} onClick={onRetry}>
        Retry
      </Button>
      <Button variant="subtle" color="gray" aria-label={`${discardLabel}: ${message}`} onClick={onDiscard}>
        {discardLabel}
      </Button>
    </div>
  )
}

/** Why a message is not sent, with Retry and Discard. */
export function SendFailure({ message }: { message: UnsentMessage }) {
  const isHeld = message.state === 'held'
  return (
    <FailureLine
      message={glimpse(message.text)}
      text={
        isHeld
          ? 'Not sent yet. It goes out when the connection is back.'
          : ['Not sent.', message.reason].filter(Boolean).join(' ')
      }
      isHeld={isHeld}
      discardLabel="Discard"
      onRetry={() => void retrySend(message)}
      onDiscard={() => void discardSend(message)}
    />
  )
}

/** Why an edit or a deletion did not happen, with Retry and a way to leave the message as it was. */
export function AlterationFailure({ alteration }: { alteration: Alteration }) {
  const what = alteration.kind === 'edit' ? 'Not saved.' : 'Not deleted.'
  return (
    <FailureLine
      message={glimpse(alteration.text)}
      text={`${what} ${alteration.failure}`}
      discardLabel="Leave as it was"
      onRetry={() => retryAlteration(alteration)}
      onDiscard={() => discardAlteration(alteration)}
    />
  )
}
