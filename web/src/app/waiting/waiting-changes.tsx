import { Button } from '@mantine/core'
import { describeError } from '#lib/api/errors.ts'
import { formatMoment } from '#lib/dates.ts'
import { discard } from '#lib/press/press.ts'
import { kindOf, type PressWords } from '#lib/press/press-kinds.ts'
import type { Press } from '#lib/press/press-machine.ts'
import { errorOf } from '#lib/press/press-refusal.ts'
import { offerAgain, sendNow } from '#lib/press/press-sender.ts'
import { usePresses } from '#lib/press/press-store.ts'
import { Popup } from '#ui/layers/popup.tsx'
import { notifyError } from '#ui/layers/toasts.ts'
import { useReopen } from './presses.ts'
import classes from './waiting-changes.module.css'

export interface WaitingChangesProps {
  onClose: () => void
}

const widthPx = 520

/** Everything that was done here and that the server does not have, in the order it goes out. */
export function WaitingChanges({ onClose }: WaitingChangesProps) {
  const presses = usePresses()
  const waiting = presses.filter(({ refusal }) => !refusal).length
  return (
    <Popup title="Waiting changes" opened onClose={onClose} width={widthPx}>
      {presses.length === 0 ? (
        <p role="status">Everything has been sent.</p>
      ) : (
        <>
          <p className={classes.lead}>
            They’re kept on this device and sent automatically, each once and in this order.
          </p>
          <ol className={classes.list} aria-label="Waiting changes">
            {presses.map((press) => (
              <Change key={press.id} press={press} onClose={onClose} />
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

function Change({ press, onClose }: { press: Press; onClose: () => void }) {
  const { id, refusal, pressedAt } = press
  const words = wordsOf(press)
  const reopen = useReopen(press)
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
      {!words && <p className={classes.refusal}>{unsendable}</p>}
      {refusal && (
        <p className={classes.refusal}>
          {refusal.code === 'GIVEN_UP'
            ? 'It depends on another change that wasn’t accepted.'
            : `${words?.failure ?? ''} ${describeError(errorOf(refusal)).message}`}
        </p>
      )}
      <div className={classes.actions}>
        {refusal && (
          <Button variant="default" aria-label={`Try again: ${what}`} onClick={() => void offerAgain(id)}>
            Try again
          </Button>
        )}
        {reopen && isForm && (
          <Button
            variant="default"
            aria-label={`Edit: ${what}`}
            onClick={() => {
              onClose()
              reopen().catch(tellNoForm)
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

/** Of a change that another version of the app made. */
const unsendable =
  'This version of the app can’t send it. Reload the page to try again, or discard the change.'

const tellNoForm = () =>
  notifyError('The form could not be loaded. Your change is still in the list. Reload the page to try again.')

/** The feature's own words; undefined when nothing here knows what the change is. */
function wordsOf({ kind, payload }: Press): PressWords | undefined {
  try {
    return kindOf(kind)?.words(payload)
  } catch {
    return undefined
  }
}
