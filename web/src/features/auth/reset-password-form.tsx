import { Button } from '@mantine/core'
import { resetBody } from '@shelfmate/contract/account/auth'
import { Link } from '@tanstack/react-router'
import { describeError } from '#lib/api/errors.ts'
import { useCheckedForm } from '#lib/forms/checked-form.ts'
import { fieldErrors } from '#lib/forms/forms.ts'
import { FormAlert } from '#ui/fields/form-alert.tsx'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { useResetPassword } from './auth.mutations.ts'
import classes from './auth-form.module.css'
import * as words from './auth-words.ts'

interface ResetPasswordFormProps {
  /** From the link in the mail. */
  token: string
  onReset: () => void
}

/** Sets a new password with the link of a reset mail (D4). */
export function ResetPasswordForm({ token, onReset }: ResetPasswordFormProps) {
  const reset = useResetPassword()
  const { form, submit } = useCheckedForm(
    { password: '' },
    ({ password }) => fieldErrors(resetBody, { token, password }),
    ({ password }) => reset.mutate({ token, password }, { onSuccess: onReset }),
  )
  const linkIsBroken = fieldErrors(resetBody.shape.token, token)[''] !== undefined
  if (linkIsBroken) return <BrokenLink message={words.resetLinkIncomplete} />
  const failure = reset.error && describeError(reset.error)
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      {failure && <BrokenLink message={failure.message} requestId={failure.requestId} />}
      <PasswordField
        label={words.newPassword}
        name="password"
        autoComplete="new-password"
        description={words.passwordRule}
        data-autofocus
        {...form.getInputProps('password')}
      />
      <Button type="submit" loading={reset.isPending}>
        {words.setPassword}
      </Button>
    </form>
  )
}

function BrokenLink({ message, requestId }: { message: string; requestId?: string | undefined }) {
  return (
    <FormAlert message={message} requestId={requestId}>
      <Link to="/forgot">{words.askForNewLink}</Link>
    </FormAlert>
  )
}
