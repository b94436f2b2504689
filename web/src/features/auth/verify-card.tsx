import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { confirmCodeBody } from '@shelfmate/contract/account/auth'
import { limits } from '@shelfmate/contract/api/limits'
import { Link } from '@tanstack/react-router'
import { isApiError } from '#lib/api/api-error.ts'
import { describeError } from '#lib/api/errors.ts'
import { fieldErrors, focusFirstError } from '#lib/forms/forms.ts'
import { Card } from '#ui/cards/card.tsx'
import { FormAlert } from '#ui/fields/form-alert.tsx'
import { notifySuccess } from '#ui/layers/toasts.ts'
import { useConfirmCode, useResendVerification } from './account.mutations.ts'
import classes from './auth-form.module.css'

interface VerifyCardProps {
  /** Where the mail went. */
  email: string
  /** A new account has more to look forward to than a change of address. */
  isNew?: boolean
  onConfirmed?: () => void
}

/** Asks for the code of the mail that proves an address (D60); the screen around it goes on without it. */
export function VerifyCard({ email, isNew = false, onConfirmed }: VerifyCardProps) {
  const confirm = useConfirmCode()
  const form = useForm({
    initialValues: { code: '' },
    validate: (values) => fieldErrors(confirmCodeBody, values),
  })
  const done = () => {
    notifySuccess('Thanks! Your email address is confirmed.')
    onConfirmed?.()
  }
  const submit = form.onSubmit(
    (values) => confirm.mutate(values, { onSuccess: done }),
    (errors) => focusFirstError(form, errors),
  )
  const wrong = isApiError(confirm.error, 'CODE_INCORRECT')
  const failure = confirm.error && !wrong && describeError(confirm.error)
  return (
    <Card>
      <form className={classes.form} noValidate onSubmit={submit} aria-labelledby="verify-title">
        <h2 id="verify-title" className={classes.title}>
          One thing left: your email
        </h2>
        <p className={classes.hint}>
          We sent a six-digit code to <b className={classes.address}>{email}</b>.{' '}
          {isNew
            ? 'Your pantry and recipes are ready to use. Once you’ve entered it, you can share food and chat, too.'
            : 'Enter it here to switch to your new address.'}
        </p>
        {failure && <FormAlert message={failure.message} requestId={failure.requestId} />}
        <TextInput
          label="Code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={2 * limits.verificationCodeLength}
          {...form.getInputProps('code')}
          error={form.errors['code'] ?? (wrong && describeError(confirm.error).message)}
        />
        <div className={classes.buttons}>
          <Button type="submit" loading={confirm.isPending}>
            Confirm
          </Button>
          <SendAgain />
        </div>
        {isNew && (
          <p className={classes.side}>
            <Link to="/changeemail">Wrong address? Change it</Link>
          </p>
        )}
      </form>
    </Card>
  )
}

function SendAgain() {
  const resend = useResendVerification()
  const failure = resend.error && describeError(resend.error)
  return (
    <>
      <Button variant="default" loading={resend.isPending} onClick={() => resend.mutate()}>
        Send it again
      </Button>
      {resend.isSuccess && (
        <p role="status" className={classes.hint}>
          It’s on its way. Check your spam folder, too.
        </p>
      )}
      {failure && <FormAlert message={failure.message} requestId={failure.requestId} />}
    </>
  )
}
