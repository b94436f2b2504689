import { TextInput } from '@mantine/core'
import { signUpBody } from '@shelfmate/contract/account/auth'
import { Link } from '@tanstack/react-router'
import { isApiError } from '#lib/api/api-error.ts'
import { useCheckedForm } from '#lib/forms/checked-form.ts'
import { FailureAlert } from '#lib/states/failure-alert.tsx'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { SteadyButton } from '#ui/steady-button.tsx'
import { useSignUp } from './auth.mutations.ts'
import classes from './auth-form.module.css'
import * as words from './auth-words.ts'
import { EmailField } from './form-parts.tsx'
import { signUpFieldErrors } from './sign-up-errors.ts'

interface SignUpFormProps {
  onSignedUp: () => void
}

/** First name, last name, e-mail and password, checked as the server checks them. */
export function SignUpForm({ onSignedUp }: SignUpFormProps) {
  const signUp = useSignUp()
  const { field, submit, refuse } = useCheckedForm(
    { firstName: '', lastName: '', email: '', password: '' },
    signUpBody,
    (values) => signUp.mutate(values, { onSuccess: onSignedUp, onError: leadToWrong }),
  )
  function leadToWrong(error: unknown) {
    refuse(signUpFieldErrors(error))
  }
  const besideField = signUp.error && Object.keys(signUpFieldErrors(signUp.error)).length > 0
  const taken = isApiError(signUp.error, 'EMAIL_TAKEN')
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <FailureAlert error={!besideField && signUp.error} said={(reason) => `⚠️ ${reason}`} />
      <div className={classes.pair}>
        <TextInput label={words.firstName} autoComplete="given-name" data-autofocus {...field('firstName')} />
        <TextInput label={words.lastName} autoComplete="family-name" {...field('lastName')} />
      </div>
      <EmailField {...field('email')} />
      <PasswordField
        label={words.password}
        autoComplete="new-password"
        description={words.passwordRule}
        {...field('password')}
      />
      <SteadyButton type="submit" loading={signUp.isPending}>
        {words.signUp}
      </SteadyButton>
      <p className={classes.side}>
        <Link to="/login" search>
          {taken ? words.isThatYouLogIn : words.haveAccountLogIn}
        </Link>
      </p>
    </form>
  )
}
