import { InputBase, type InputBaseProps } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'
import classes from './select-field.module.css'

interface SelectOption {
  value: string
  label: string
}

export interface SelectFieldProps
  extends Omit<InputBaseProps, 'classNames'>,
    Omit<ComponentPropsWithRef<'select'>, keyof InputBaseProps> {
  options: readonly SelectOption[]
}

/** One of a few choices, by the device's own picker; takes the props of an input. */
export function SelectField({ options, ...props }: SelectFieldProps) {
  return (
    <InputBase
      {...props}
      component="select"
      classNames={{ input: classes.choice ?? '' }}
      pointer
      rightSection={<IconChevronDown size={18} aria-hidden />}
      rightSectionPointerEvents="none"
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </InputBase>
  )
}
