import { limits } from '@shelfmate/contract/api/limits'
import { LongTextField } from '#ui/fields/long-text-field.tsx'

interface ReasonFieldProps {
  label: string
  description: string
  value: string
  onChange: (text: string) => void
  required?: boolean
}

/** What somebody says about a report, in as many letters as it may have. */
export const ReasonField = ({ onChange, required = true, ...props }: ReasonFieldProps) => (
  <LongTextField
    {...props}
    required={required}
    withAsterisk={false}
    maxLength={limits.commentLength}
    onChange={({ currentTarget: { value } }) => onChange(value)}
  />
)
