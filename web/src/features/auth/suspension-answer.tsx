import { useForm } from '@mantine/form'
import { limits } from '@shelfmate/contract/api/limits'
import { FailureAlert } from '#lib/states/failure-alert.tsx'
import { LongTextField } from '#ui/fields/long-text-field.tsx'
import { takeLostFocus } from '#ui/layers/use-focus-return.ts'
import { SteadyButton } from '#ui/steady-button.tsx'
import { useSuspensionAnswer } from './auth.mutations.ts'
import classes from './auth-form.module.css'
import * as words from './auth-words.ts'

interface SuspensionAnswerProps {
  /** With which somebody was told that they are suspended. */
  credentials: { email: string; password: string }
}

/** What somebody says, once, to the suspension that keeps them out. */
export function SuspensionAnswer({ credentials }: SuspensionAnswerProps) {
  const answer = useSuspensionAnswer()
  const form = useForm({ initialValues: { text: '' } })
  if (answer.isSuccess)
    return (
      <p role="status" ref={takeLostFocus} tabIndex={-1} className={classes.hint}>
        {words.answerIsSent}
      </p>
    )
  return (
    <form
      className={classes.form}
      onSubmit={form.onSubmit(({ text }) => answer.mutate({ ...credentials, text }))}
    >
      <FailureAlert error={answer.error} />
      <LongTextField
        label={words.yourAnswer}
        description={words.answerOnce}
        maxLength={limits.commentLength}
        required
        withAsterisk={false}
        {...form.getInputProps('text')}
      />
      <SteadyButton type="submit" variant="default" loading={answer.isPending}>
        {words.sendTheAnswer}
      </SteadyButton>
    </form>
  )
}
