import { ActionIcon, TextInput, type TextInputProps, VisuallyHidden } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import * as words from './fields-words.ts'

interface PasswordFieldProps extends Omit<TextInputProps, 'type' | 'rightSection'> {
  label: string
  autoComplete: 'current-password' | 'new-password'
}

/** A password input with a show/hide toggle; takes the props of a text input. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const ToggleIcon = shown ? IconEyeOff : IconEye
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      rightSectionWidth={46}
      rightSection={
        <ActionIcon onClick={() => setShown(!shown)}>
          <ToggleIcon size={20} aria-hidden />
          {/* As text, so that the field's label stays the only one that says "Password". */}
          <VisuallyHidden>{`${shown ? words.hide : words.show} ${props.label.toLowerCase()}`}</VisuallyHidden>
        </ActionIcon>
      }
    />
  )
}
