import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { notifyFailure } from '#lib/api/notify-failure.ts'
import { useToldFailure } from '#lib/api/use-told-failure.ts'
import { firstRefused } from '#lib/forms/refused-fields.ts'
import { notifyError, notifySuccess } from '#ui/layers/toasts.ts'
import { SteadyButton } from '#ui/steady-button.tsx'

interface SendingFormProps {
  className: string | undefined
  /** Names it where nothing above it does. */
  label?: string
  /** Undefined as long as something is missing, which `onMissing` says. */
  send: (() => Promise<unknown>) | undefined
  onMissing?: () => void
  /** What is said once it is sent. */
  thanks: string
  onDone?: () => void
  /** What the button says. */
  button: string
  variant?: 'default' | 'filled'
  disabled?: boolean
  children: ReactNode
}

/** A form that sends what its fields hold, and says that it is done or why it could not be. */
export function SendingForm(props: SendingFormProps) {
  const {
    className,
    label,
    send,
    onMissing,
    thanks,
    onDone,
    button,
    variant = 'filled',
    disabled = false,
    children,
  } = props
  const { mutate, isPending } = useMutation({
    ...useToldFailure(tellRefusal),
    mutationFn: async () => send?.(),
    onSuccess: () => {
      notifySuccess(thanks)
      onDone?.()
    },
  })
  return (
    <form
      className={className}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        if (send) mutate()
        else onMissing?.()
      }}
    >
      {children}
      <SteadyButton type="submit" variant={variant} loading={isPending} disabled={disabled}>
        {button}
      </SteadyButton>
    </form>
  )
}

/** No field is marked here: what is wrong with the first is said instead. */
function tellRefusal(error: unknown): number {
  const wrong = firstRefused(error)
  return wrong === undefined ? notifyFailure(error) : notifyError(wrong)
}
