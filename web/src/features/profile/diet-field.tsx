import type { Diet } from '@shelfmate/contract/foods'
import { limits } from '@shelfmate/contract/limits'
import type { ReactNode } from 'react'
import { partOnSight } from '#lib/lazy-part.ts'
import { LongTextField } from '#ui/long-text-field.tsx'
import classes from './profile-form.module.css'

const DietReading = partOnSight(async () => (await import('./diet-reading.tsx')).DietReading)
const TermChips = partOnSight(async () => (await import('./term-chips.tsx')).TermChips)

interface DietFieldProps {
  label: string
  name: 'preferences' | 'allergies'
  hint: string
  termsLabel: string
  value?: string
  onChange?: (text: string) => void
  error?: ReactNode
  /** What is understood of both texts, once that is known. */
  diet: Diet | undefined
}

/** Free text with chips for what many people write; the length shows once it matters. */
export function DietField({
  label,
  name,
  hint,
  termsLabel,
  value = '',
  onChange,
  error,
  diet,
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
      <DietReading diet={diet} of={name} />
      <TermChips label={termsLabel} of={name} text={value} onChange={(text) => onChange?.(text)} />
    </div>
  )
}
