import { Button } from '@mantine/core'
import { forgotBody } from '@shelfmate/contract/account/auth'
import { Link } from '@tanstack/react-router'
import { describeError } from '#lib/api/errors.ts'
import { useCheckedForm } from '#lib/forms/checked-form.ts'
import { fieldErrors } from '#lib/forms/forms.ts'
import { FormAlert } from '#ui/fields/form-alert.tsx'
import { useForgotPassword } from './auth.mutations.ts'
import classes from './auth-form.module.css'
import * as words from './auth-words.ts'
import { EmailField } from './form-parts.tsx'

/** Asks for a reset mail (D4). The answer is the same whether the address has an account or not. */
export function ForgotPasswordForm() {
  const forgot = useForgotPassword()
  const { form, submit } = useCheckedForm(
    { email: '' },
    (values) => fieldErrors(forgotBody, values),
    (values) => forgot.mutate(values),
  )
  const failure = forgot.error && describeError(forgot.error)
  if (forgot.isSuccess) {
    return (
      <div className={classes.done}>
        <p role="status">{words.linkOnItsWay(forgot.variables.email)}</p>
        <p className={classes.side}>
          <Link to="/login">{words.backToLogIn}</Link>
        </p>
      </div>
    )
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <p className={classes.hint}>{words.howToReset}</p>
      {failure && <FormAlert message={failure.message} requestId={failure.requestId} />}
      <EmailField data-autofocus {...form.getInputProps('email')} />
      <Button type="submit" loading={forgot.isPending}>
        {words.sendLink}
      </Button>
      <p className={classes.side}>
        <Link to="/login">{words.backToLogIn}</Link>
      </p>
    </form>
  )
}
