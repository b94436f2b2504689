import { limits } from '@shelfmate/contract/limits'
import type { ReactNode } from 'react'
import { LongTextField } from '#ui/long-text-field.tsx'
import { DietReading } from './diet-reading.tsx'
import type { Reading } from './diet-words.ts'
import classes from './profile-form.module.css'
import { TermChips } from './term-chips.tsx'

interface DietFieldProps {
  label: string
  name: string
  hint: string
  terms: readonly string[]
  termsLabel: string
  value?: string
  onChange?: (text: string) => void
  error?: ReactNode
  /** What is made of the text. */
  reading: Reading
}

/** Free text with chips for what many people write; the length shows once it matters. */
export function DietField({
  label,
  name,
  hint,
  terms,
  termsLabel,
  value = '',
  onChange,
  error,
  reading,
}: DietFieldProps) {
  const length = [...value].length
  const isLong = length > limits.dietLength * 0.8
  return (
    <div className={classes.diet}>
      <LongTextField
        label={label}
        name={name}
        description={isLong ? `${length} / ${limits.dietLength}` : hint}
        value={value}
        error={error}
        onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
      />
      <DietReading reading={reading} />
      <TermChips label={termsLabel} terms={terms} text={value} onChange={(text) => onChange?.(text)} />
    </div>
  )
}
