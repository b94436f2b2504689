import { Button, TextInput } from '@mantine/core'
import { confirmCodeBody } from '@shelfmate/contract/account/auth'
import { limits } from '@shelfmate/contract/api/limits'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { isApiError } from '#lib/api/api-error.ts'
import { describeError } from '#lib/api/errors.ts'
import { useCheckedForm } from '#lib/forms/checked-form.ts'
import { FailureAlert } from '#lib/states/failure-alert.tsx'
import { Card } from '#ui/cards/card.tsx'
import { notifySuccess } from '#ui/layers/toasts.ts'
import { takeLostFocus } from '#ui/layers/use-focus-return.ts'
import { SteadyButton } from '#ui/steady-button.tsx'
import { useConfirmCode, useResendVerification } from '../account.mutations.ts'
import { emailQuery } from '../account.queries.ts'
import classes from '../auth-form.module.css'
import * as words from '../auth-words.ts'
import { FormButtons } from '../form-parts.tsx'

interface VerifyCardProps {
  /** Where the mail went; of a new account, unless another address waits. */
  email: string
  /** A new account has more to look forward to than a change of address. */
  isNew?: boolean
  /** Asks for another address in place of this one. */
  onAnother?: () => void
  onConfirmed?: () => void
}

/** Asks for the code of the mail that proves an address (D60); the screen around it goes on without it. */
export function VerifyCard({ email, isNew = false, onAnother, onConfirmed }: VerifyCardProps) {
  const { data } = useQuery({ ...emailQuery, enabled: isNew })
  const awaited = {
    email: data?.pending ?? email,
    onConfirmed: () => {
      notifySuccess(words.emailConfirmed)
      onConfirmed?.()
    },
  }
  const confirm = useConfirmCode(awaited)
  const { form, field, submit } = useCheckedForm({ code: '' }, confirmCodeBody, (values) =>
    confirm.mutate(values),
  )
  const wrong = isApiError(confirm.error, 'CODE_INCORRECT')
  return (
    <Card>
      <form className={classes.form} noValidate onSubmit={submit} aria-labelledby="verify-title">
        <h2
          id="verify-title"
          className={classes.title}
          tabIndex={-1}
          // At the end of a change the card takes the form's place; a newcomer finds it among other things.
          ref={isNew ? undefined : takeLostFocus}
        >
          {words.oneThingLeft}
        </h2>
        <p className={classes.hint}>
          {words.codeSentTo} <b className={classes.address}>{awaited.email}</b>.{' '}
          {isNew ? words.whatNeedsNoCode : words.enterToSwitch}
        </p>
        <FailureAlert error={!wrong && confirm.error} />
        <TextInput
          label={words.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={2 * limits.verificationCodeLength}
          {...field('code')}
          error={form.errors['code'] ?? (wrong && describeError(confirm.error).message)}
        />
        <FormButtons send={words.confirm} isBusy={confirm.isPending}>
          <SendAgain {...awaited} />
        </FormButtons>
        {isNew && (
          <p className={classes.side}>
            <Link to="/changeemail">{words.wrongAddressChangeIt}</Link>
          </p>
        )}
        {onAnother && (
          <Button variant="subtle" onClick={onAnother}>
            {words.anotherAddress}
          </Button>
        )}
      </form>
    </Card>
  )
}

function SendAgain(awaited: Parameters<typeof useResendVerification>[0]) {
  const resend = useResendVerification(awaited)
  return (
    <>
      <SteadyButton variant="default" loading={resend.isPending} onClick={() => resend.mutate()}>
        {words.sendItAgain}
      </SteadyButton>
      {resend.data && (
        <p role="status" className={classes.hint}>
          {words.codeOnItsWay}
        </p>
      )}
      <FailureAlert error={resend.error} />
    </>
  )
}
