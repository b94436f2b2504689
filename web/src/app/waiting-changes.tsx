import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { formatMoment } from '#lib/dates.ts'
import { describeError } from '#lib/errors.ts'
import { discard } from '#lib/outbox/outbox-changes.ts'
import { errorOf, type OutboxEntry } from '#lib/outbox/outbox-entry.ts'
import { type ChangeWords, kindSource, loadKind } from '#lib/outbox/outbox-kinds.ts'
import { offerAgain, sendNow } from '#lib/outbox/outbox-sender.ts'
import { useOutbox } from '#lib/outbox/outbox-state.ts'
import { Popup } from '#ui/popup.tsx'
import { notifyError } from '#ui/toasts.ts'
import classes from './waiting-changes.module.css'

export interface WaitingChangesProps {
  onClose: () => void
}

const widthPx = 520

/** Everything that was done here and that the server does not have, in the order it goes out. */
export function WaitingChanges({ onClose }: WaitingChangesProps) {
  const entries = useOutbox()
  const waiting = entries.filter(({ refusal }) => !refusal).length
  return (
    <Popup title="Waiting changes" opened onClose={onClose} width={widthPx}>
      {entries.length === 0 ? (
        <p role="status">Everything has been sent.</p>
      ) : (
        <>
          <p className={classes.lead}>
            They are kept on this device and go out by themselves, once and in this order.
          </p>
          <ol className={classes.list} aria-label="Waiting changes">
            {entries.map((entry) => (
              <Change key={entry.id} entry={entry} onClose={onClose} />
            ))}
          </ol>
          {waiting > 0 && (
            <Button variant="default" onClick={sendNow}>
              Try now
            </Button>
          )}
        </>
      )}
    </Popup>
  )
}

function Change({ entry, onClose }: { entry: OutboxEntry; onClose: () => void }) {
  const { id, kind, payload, refusal, pressedAt } = entry
  const { words, isMissing } = useWords(entry)
  const reopen = kindSource(kind)?.reopen
  const what = words?.what ?? 'A change'
  const isForm = words !== undefined && words.typed.length > 0
  return (
    <li className={classes.change} data-refused={refusal !== undefined || undefined}>
      <p className={classes.what}>{what}</p>
      {words?.typed.map((line) => (
        <p key={line} className={classes.typed}>
          {line}
        </p>
      ))}
      <p className={classes.state}>{formatMoment(new Date(pressedAt))}</p>
      {isMissing && <p className={classes.refusal}>{unsendable}</p>}
      {refusal && (
        <p className={classes.refusal}>
          {refusal.code === 'GIVEN_UP'
            ? 'It needs another change that was not accepted.'
            : `${words?.failure ?? ''} ${describeError(errorOf(refusal)).message}`}
        </p>
      )}
      <div className={classes.actions}>
        {refusal && (
          <Button variant="default" aria-label={`Try again: ${what}`} onClick={() => void offerAgain(id)}>
            Try again
          </Button>
        )}
        {refusal && reopen && isForm && (
          <Button
            variant="default"
            aria-label={`Edit: ${what}`}
            onClick={() => {
              onClose()
              reopen({ id, payload, refusal }).catch(tellNoForm)
            }}
          >
            Edit
          </Button>
        )}
        <Button
          className={classes.discard}
          variant="subtle"
          color="gray"
          aria-label={`Discard: ${what}`}
          onClick={() => void discard(id)}
        >
          Discard
        </Button>
      </div>
    </li>
  )
}

/** Of a change that another version of the app made, or whose code did not arrive. */
const unsendable =
  'This version of the app cannot send it, or a part of the app did not arrive. Reload the page to try again, or discard the change.'

const tellNoForm = () =>
  notifyError('The form could not be loaded. Your change is still in the list. Reload the page to try again.')

interface Words {
  /** The feature's own; undefined until its code is there. */
  words?: ChangeWords
  /** Whether nothing here knows what the change is. */
  isMissing: boolean
}

function useWords({ kind, payload }: OutboxEntry): Words {
  const [state, setState] = useState<Words>({ isMissing: false })
  useEffect(() => {
    let isGone = false
    const show = (next: Words) => {
      if (!isGone) setState(next)
    }
    const read = async () => show({ words: (await loadKind(kind)).words(payload), isMissing: false })
    read().catch(() => show({ isMissing: true }))
    return () => {
      isGone = true
    }
  }, [kind, payload])
  return state
}
