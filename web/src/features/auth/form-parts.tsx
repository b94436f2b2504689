import { Button, TextInput, type TextInputProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { SteadyButton } from '#ui/steady-button.tsx'
import classes from './auth-form.module.css'
import * as words from './auth-words.ts'

/** An email address, by default the one that somebody logs in with; takes the props of a text input. */
export const EmailField = (props: TextInputProps) => (
  <TextInput
    label={words.email}
    type="email"
    name="email"
    autoComplete="username"
    inputMode="email"
    {...props}
  />
)

interface FormButtonsProps {
  /** What the button says that sends the form. */
  send: string
  isBusy: boolean
  onCancel?: () => void
  /** What stands beside it. */
  children?: ReactNode
}

/** The buttons below a form. */
export const FormButtons = ({ send, isBusy, onCancel, children }: FormButtonsProps) => (
  <div className={classes.buttons}>
    <SteadyButton type="submit" loading={isBusy}>
      {send}
    </SteadyButton>
    {onCancel && (
      <Button variant="default" onClick={onCancel}>
        {words.cancel}
      </Button>
    )}
    {children}
  </div>
)
