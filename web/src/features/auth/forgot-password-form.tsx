import { forgotBody } from '@shelfmate/contract/account/auth'
import { Link } from '@tanstack/react-router'
import { useCheckedForm } from '#lib/forms/checked-form.ts'
import { FailureAlert } from '#lib/states/failure-alert.tsx'
import { takeLostFocus } from '#ui/layers/use-focus-return.ts'
import { SteadyButton } from '#ui/steady-button.tsx'
import { useForgotPassword } from './auth.mutations.ts'
import classes from './auth-form.module.css'
import * as words from './auth-words.ts'
import { EmailField } from './form-parts.tsx'

/** Asks for a reset mail (D4). The answer is the same whether the address has an account or not. */
export function ForgotPasswordForm() {
  const forgot = useForgotPassword()
  const { field, submit } = useCheckedForm({ email: '' }, forgotBody, (values) => forgot.mutate(values))
  if (forgot.isSuccess) {
    return (
      <div className={classes.done}>
        <p role="status" ref={takeLostFocus} tabIndex={-1}>
          {words.linkOnItsWay(forgot.variables.email)}
        </p>
        <BackToLogIn />
      </div>
    )
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <p className={classes.hint}>{words.howToReset}</p>
      <FailureAlert error={forgot.error} />
      <EmailField data-autofocus {...field('email')} />
      <SteadyButton type="submit" loading={forgot.isPending}>
        {words.sendLink}
      </SteadyButton>
      <BackToLogIn />
    </form>
  )
}

const BackToLogIn = () => (
  <p className={classes.side}>
    <Link to="/login" search>
      {words.backToLogIn}
    </Link>
  </p>
)
