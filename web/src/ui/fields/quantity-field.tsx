import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import * as words from './fields-words.ts'
import classes from './quantity-field.module.css'

interface QuantityFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'min' | 'max'> {
  min: number
  max: number
  value?: string
  onChange?: (value: string) => void
}

/** A whole number with buttons for a thumb; the arrow keys do the same. */
export function QuantityField({
  min,
  max,
  value = '',
  onChange,
  label = words.quantity,
  ...props
}: QuantityFieldProps) {
  const step = (by: number) => {
    const next = Math.round(Number(value) || 0) + by
    onChange?.(String(Math.min(Math.max(next, min), max)))
  }
  return (
    <TextInput
      {...props}
      label={label}
      name="quantity"
      type="number"
      inputMode="numeric"
      min={min}
      max={max}
      step={1}
      value={value}
      onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
      classNames={{ input: classes.quantity ?? '' }}
      rightSectionWidth={92}
      rightSection={
        <div className={classes.steps}>
          <ActionIcon
            aria-label={words.oneLess}
            tabIndex={-1}
            disabled={Number(value) <= min}
            onClick={() => step(-1)}
          >
            <IconMinus size={20} aria-hidden />
          </ActionIcon>
          <ActionIcon
            aria-label={words.oneMore}
            tabIndex={-1}
            disabled={Number(value) >= max}
            onClick={() => step(1)}
          >
            <IconPlus size={20} aria-hidden />
          </ActionIcon>
        </div>
      }
    />
  )
}
