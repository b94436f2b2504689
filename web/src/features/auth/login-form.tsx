import { useForm } from '@mantine/form'
import { Link } from '@tanstack/react-router'
import { isApiError } from '#lib/api/api-error.ts'
import { fieldsOf, focusFirstError } from '#lib/forms/forms.ts'
import { firstRefused, refusedFields } from '#lib/forms/refused-fields.ts'
import { lazyOnRender } from '#lib/lazy/lazy-part.ts'
import { FailureAlert } from '#lib/states/failure-alert.tsx'
import { PasswordField } from '#ui/fields/password-field.tsx'
import { SteadyButton } from '#ui/steady-button.tsx'
import { useLogin } from './auth.mutations.ts'
import classes from './auth-form.module.css'
import * as words from './auth-words.ts'
import { EmailField } from './form-parts.tsx'

const SuspensionAnswer = lazyOnRender(async () => (await import('./suspension-answer.tsx')).SuspensionAnswer)

interface LoginFormProps {
  onLoggedIn: () => void
}

/** E-mail and password; the specification asks for no check before sending. */
export function LoginForm({ onLoggedIn }: LoginFormProps) {
  const login = useLogin()
  const form = useForm({ initialValues: { email: '', password: '' } })
  const field = fieldsOf(form)
  const submit = form.onSubmit((values) =>
    login.mutate(values, {
      onSuccess: onLoggedIn,
      onError: (error) => {
        const refused = refusedFields(error)
        form.setErrors(refused)
        focusFirstError(form, refused)
      },
    }),
  )
  const canAnswer = isApiError(login.error, 'SUSPENDED_UNANSWERED')
  return (
    <>
      <form className={classes.form} noValidate onSubmit={submit}>
        {/* What is wrong with a field says more than that something is. */}
        <FailureAlert
          error={login.error}
          said={(reason) => words.loginFailure(firstRefused(login.error) ?? reason)}
        />
        <EmailField data-autofocus {...field('email')} />
        <PasswordField label={words.password} autoComplete="current-password" {...field('password')} />
        <SteadyButton type="submit" loading={login.isPending}>
          {words.logIn}
        </SteadyButton>
        <p className={classes.side}>
          <Link to="/forgot" search>
            {words.forgotPassword}
          </Link>
          <Link to="/signup" search>
            {words.newHereSignUp}
          </Link>
        </p>
      </form>
      {canAnswer && login.variables && <SuspensionAnswer credentials={login.variables} />}
    </>
  )
}
