import { type AudienceField, audiences } from '@shelfmate/contract/profile/seen-by'
import { SelectField } from '#ui/fields/select-field.tsx'
import type { ProfileFormOf } from '../form/profile-values.ts'
import classes from './seen-by.module.css'
import * as words from './seen-by-words.ts'
import { audienceNames } from './seen-by-words.ts'

interface SeenByFieldsProps {
  of: readonly AudienceField[]
  form: ProfileFormOf
}

const options = audiences.map((value) => ({ value, label: audienceNames[value] }))

/** Who sees parts of a profile (D59), asked where these are typed. */
export function SeenByFields({ of, form }: SeenByFieldsProps) {
  const { seenBy } = form.values
  return (
    <div className={classes.fields}>
      {of.map((field) => (
        <SelectField
          key={field}
          label={words.whoSeesMy(field)}
          value={seenBy[field]}
          options={options}
          onChange={({ currentTarget }) => {
            const chosen = audiences.find((each) => each === currentTarget.value)
            if (chosen) form.setFieldValue('seenBy', { ...seenBy, [field]: chosen })
          }}
        />
      ))}
    </div>
  )
}
