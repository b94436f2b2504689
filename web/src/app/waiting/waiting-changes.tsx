import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { describeError } from '#lib/api/errors.ts'
import { formatMoment } from '#lib/dates.ts'
import { discard } from '#lib/press/press.ts'
import { kindOf, type PressWords } from '#lib/press/press-kinds.ts'
import type { Press } from '#lib/press/press-machine.ts'
import { errorOf } from '#lib/press/press-refusal.ts'
import { offerAgain, sendNow } from '#lib/press/press-sender.ts'
import { useTroubleOf, useWaitingPresses } from '#lib/press/press-store.ts'
import { Popup } from '#ui/layers/popup.tsx'
import { notifyError } from '#ui/layers/toasts.ts'
import { cardId, focusCard, isFocusLost, useFocusReturn } from '#ui/layers/use-focus-return.ts'
import { useReopen } from './presses.ts'
import classes from './waiting-changes.module.css'
import * as words from './waiting-words.ts'

export interface WaitingChangesProps {
  onClose: () => void
}

const widthPx = 520
/** Stands after the changes, as one more card. */
const nowId = 'now'

/** Everything that was done here and that the server does not have, in the order it goes out. */
export function WaitingChanges({ onClose }: WaitingChangesProps) {
  const presses = useWaitingPresses()
  const isWaiting = presses.some(({ refusal }) => !refusal)
  const allSent = useRef<HTMLParagraphElement>(null)
  const ids = presses.map(({ id }) => id)
  const heldId = useFocusReturn(isWaiting ? [...ids, nowId] : ids, allSent)
  useEffect(() => {
    // Its Retry has gone, and it is still there.
    if (heldId !== undefined && isFocusLost()) focusCard(heldId)
  })
  return (
    <Popup title={words.waitingChanges} opened onClose={onClose} width={widthPx}>
      {presses.length === 0 ? (
        <p ref={allSent} role="status" tabIndex={-1}>
          {words.everythingHasBeenSent}
        </p>
      ) : (
        <>
          <p className={classes.lead}>{words.howSent}</p>
          <ol className={classes.list} aria-label={words.waitingChanges}>
            {presses.map((press) => (
              <Change key={press.id} press={press} onClose={onClose} />
            ))}
          </ol>
          {isWaiting && (
            <Button id={cardId(nowId)} data-item={nowId} variant="default" onClick={sendNow}>
              {words.tryNow}
            </Button>
          )}
        </>
      )}
    </Popup>
  )
}

function Change({ press, onClose }: { press: Press; onClose: () => void }) {
  const { id, lane, refusal, pressedAt } = press
  const answer = useTroubleOf()(lane)?.answer
  const told = wordsOf(press)
  const reopen = useReopen(press)
  const what = told?.what ?? words.aChange
  const card = { id: cardId(id), 'data-item': id, tabIndex: -1 }
  const isForm = told !== undefined && told.typed.length > 0
  return (
    <li {...card} className={classes.change} data-refused={refusal !== undefined || undefined}>
      <p className={classes.what}>{what}</p>
      {told?.typed.map((line) => (
        <p key={line} className={classes.typed}>
          {line}
        </p>
      ))}
      <p className={classes.state}>{formatMoment(new Date(pressedAt))}</p>
      {!told && <p className={classes.refusal}>{unsendable}</p>}
      {!refusal && answer && <p className={classes.refusal}>{describeError(answer).message}</p>}
      {refusal && (
        <p className={classes.refusal}>
          {refusal.code === 'GIVEN_UP'
            ? words.dependsOnAnother
            : `${told?.failure ?? ''} ${describeError(errorOf(refusal)).message}`}
        </p>
      )}
      <div className={classes.actions}>
        {refusal && (
          <Button variant="default" aria-label={words.tryAgainOf(what)} onClick={() => void offerAgain(id)}>
            {words.tryAgain}
          </Button>
        )}
        {reopen && isForm && (
          <Button
            variant="default"
            aria-label={words.editOf(what)}
            onClick={() => {
              onClose()
              reopen().catch(tellNoForm)
            }}
          >
            {words.edit}
          </Button>
        )}
        <Button
          className={classes.discard}
          variant="subtle"
          color="gray"
          aria-label={words.discardOf(what)}
          onClick={() => void discard(id)}
        >
          {words.discard}
        </Button>
      </div>
    </li>
  )
}

/** What is said of a change that another version of the app made. */
const unsendable = words.versionCannotSend

const tellNoForm = () => notifyError(words.formOfChangeNotLoaded)

/** The feature's own words; undefined when nothing here knows what the change is. */
function wordsOf({ kind, payload }: Press): PressWords | undefined {
  try {
    return kindOf(kind)?.words(payload)
  } catch {
    return undefined
  }
}
