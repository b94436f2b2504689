import { InputBase, type InputBaseProps } from '@mantine/core'
import type { ComponentPropsWithRef } from 'react'
import classes from './long-text-field.module.css'

export interface LongTextFieldProps
  extends Omit<InputBaseProps, 'classNames'>,
    Omit<ComponentPropsWithRef<'textarea'>, keyof InputBaseProps> {
  classNames?: { description: string }
}

/** Text of several lines, in a field that grows with it; takes the props of an input. */
export function LongTextField({ classNames, ...props }: LongTextFieldProps) {
  return (
    <InputBase
      rows={2}
      {...props}
      component="textarea"
      multiline
      classNames={{ ...classNames, input: classes.text ?? '' }}
    />
  )
}
