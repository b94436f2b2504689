import { useKeptText } from '#lib/forms/use-kept-text.ts'
import { ReasonField } from '../reason-field.tsx'
import { SendingForm } from '../sending-form.tsx'
import classes from './steward.module.css'
import { lift } from './steward.queries.ts'
import * as words from './steward-words.ts'

interface LiftFormProps {
  /** The report's. */
  id: string
  onLifted: () => void
}

/** Why a steward lets somebody in again; it is recorded, and told to them. */
export function LiftForm({ id, onLifted }: LiftFormProps) {
  const [reason, setReason] = useKeptText('lift', id)
  return (
    <SendingForm
      className={classes.decision}
      label={words.liftTheSuspension}
      send={() => lift(id, reason)}
      thanks={words.lifted}
      onDone={() => {
        setReason('')
        onLifted()
      }}
      button={words.liftTheSuspension}
      variant="default"
    >
      <ReasonField label={words.why} description={words.personReadsIt} value={reason} onChange={setReason} />
    </SendingForm>
  )
}
