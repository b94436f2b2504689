import { limits } from '@shelfmate/contract/api/limits'
import type { ChangeEvent, ReactNode } from 'react'
import { LongTextField } from '#ui/fields/long-text-field.tsx'
import { DietReading, TermChips } from '../form/late-parts.ts'
import classes from '../form/profile-form.module.css'
import type { DietTexts } from './diet-reading.tsx'

interface DietFieldProps {
  label: string
  name: keyof DietTexts
  hint: string
  termsLabel: string
  /** Takes a text, or the event that brings one. */
  onChange: (typed: string | ChangeEvent<HTMLTextAreaElement>) => void
  error?: ReactNode
  /** Both texts that tell of a diet. */
  texts: DietTexts
}

/** Free text with chips for what many people write; the length shows once it matters. */
export function DietField({ label, name, hint, termsLabel, onChange, error, texts }: DietFieldProps) {
  const text = texts[name]
  const length = [...text].length
  const isLong = length > limits.dietLength * 0.8
  return (
    <div className={classes.diet}>
      <LongTextField
        label={label}
        name={name}
        description={isLong ? `${length} / ${limits.dietLength}` : hint}
        value={text}
        error={error}
        onChange={onChange}
      />
      <DietReading {...texts} of={name} />
      <TermChips label={termsLabel} of={name} text={text} onChange={onChange} />
    </div>
  )
}
