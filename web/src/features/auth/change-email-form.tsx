import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { changeEmailBody } from '@shelfmate/contract/account/auth'
import { isApiError } from '#lib/api/api-error.ts'
import { describeError } from '#lib/api/errors.ts'
import { fieldErrors, focusFirstError } from '#lib/forms/forms.ts'
import { FormAlert } from '#ui/fields/form-alert.tsx'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { useChangeEmail } from './account.mutations.ts'
import classes from './auth-form.module.css'
import * as words from './auth-words.ts'

interface ChangeEmailFormProps {
  /** The address as it is. */
  email: string
  /** With the address that waits for its code; null when the change counts already. */
  onChanged: (pending: string | null) => void
  onCancel: () => void
}

/** The new address and the password; the new one counts once its mail was answered. */
export function ChangeEmailForm({ email, onChanged, onCancel }: ChangeEmailFormProps) {
  const change = useChangeEmail()
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: (values) => fieldErrors(changeEmailBody, values),
  })
  const submit = form.onSubmit(
    (values) => change.mutate(values, { onSuccess: ({ pending }) => onChanged(pending) }),
    (errors) => focusFirstError(form, errors),
  )
  const failure = change.error && describeError(change.error)
  const aboutEmail = isApiError(change.error, 'EMAIL_TAKEN') || isApiError(change.error, 'EMAIL_NOT_ALLOWED')
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <p className={classes.hint}>
        {words.yourEmailIs} <b className={classes.address}>{email}</b>
        {words.codeToNewEmail}
      </p>
      {failure && !aboutEmail && <FormAlert message={failure.message} requestId={failure.requestId} />}
      <TextInput
        label={words.newEmail}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        {...form.getInputProps('email')}
        error={form.errors['email'] ?? (aboutEmail && failure?.message)}
      />
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
      <div className={classes.buttons}>
        <Button type="submit" loading={change.isPending}>
          {words.changeEmail}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
