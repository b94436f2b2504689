import { Button, TextInput, type TextInputProps } from '@mantine/core'
import { limits } from '@shelfmate/contract/limits'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { LongTextField, type LongTextFieldProps } from '#ui/long-text-field.tsx'
import classes from './food-form.module.css'

/** A form that describes one food; its fields stand below one another. */
export const FoodForm = (props: ComponentPropsWithRef<'form'>) => (
  <form {...props} className={classes.form} noValidate />
)

/** Says that the form holds what was typed before, and offers an empty one. */
export const DraftNote = ({ onStartOver }: { onStartOver: () => void }) => (
  <div className={classes.draft}>
    <span>Here is what you typed before.</span>
    <Button variant="subtle" onClick={onStartOver}>
      Start over
    </Button>
  </div>
)

/** The food's name with its quantity, beside it where there is room. */
export const NameAndQuantity = ({ children }: { children: ReactNode }) => (
  <div className={classes.pair}>{children}</div>
)

/** What the food is called: the field that a popup begins in. */
export const FoodNameField = (props: TextInputProps) => (
  <TextInput
    {...props}
    label="Food name"
    autoComplete="off"
    autoCapitalize="sentences"
    enterKeyHint="done"
    data-autofocus
  />
)

/** Free words about the food, with their length below. */
export const RemarkField = ({ value, ...props }: LongTextFieldProps & { value?: string }) => (
  <LongTextField
    {...props}
    value={value}
    description={`${[...(value ?? '')].length} / ${limits.remarkLength}`}
    inputWrapperOrder={['label', 'input', 'error', 'description']}
    classNames={{ description: classes.counter ?? '' }}
  />
)
