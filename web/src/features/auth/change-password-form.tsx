import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { changePasswordBody } from '@shelfmate/contract/account/auth'
import { isApiError } from '#lib/api/api-error.ts'
import { describeError } from '#lib/api/errors.ts'
import { fieldErrors, focusFirstError } from '#lib/forms/forms.ts'
import { FormAlert } from '#ui/fields/form-alert.tsx'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { useChangePassword } from './auth.mutations.ts'
import classes from './auth-form.module.css'
import * as words from './auth-words.ts'

interface ChangePasswordFormProps {
  /** For password managers: the account whose password this is. */
  email: string
  onChanged: () => void
  onCancel: () => void
}

/** Current and new password; the server checks the current one first. */
export function ChangePasswordForm({ email, onChanged, onCancel }: ChangePasswordFormProps) {
  const change = useChangePassword()
  const form = useForm({
    initialValues: { currentPassword: '', newPassword: '' },
    validate: (values) => fieldErrors(changePasswordBody, values),
  })
  const submit = form.onSubmit(
    (values) => change.mutate(values, { onSuccess: onChanged }),
    (errors) => focusFirstError(form, errors),
  )
  const failure = change.error && describeError(change.error)
  const prefix = isApiError(change.error, 'UNAUTHENTICATED') ? '' : 'Error: '
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      {failure && <FormAlert message={prefix + failure.message} requestId={failure.requestId} />}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={words.currentPassword}
        name="currentPassword"
        autoComplete="current-password"
        {...form.getInputProps('currentPassword')}
      />
      <PasswordField
        label={words.newPassword}
        name="newPassword"
        autoComplete="new-password"
        {...form.getInputProps('newPassword')}
      />
      <div className={classes.buttons}>
        <Button type="submit" loading={change.isPending}>
          {words.updatePassword}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
