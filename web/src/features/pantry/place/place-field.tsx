import { TextInput } from '@mantine/core'
import { limits } from '@shelfmate/contract/api/limits'
import type { ReactNode } from 'react'
import { CloseButton } from '#ui/close-button.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { takeFocus, takeLostFocus } from '#ui/layers/use-focus-return.ts'
import * as words from './pantry-place-words.ts'
import { placeChoices } from './place-choices.ts'
import { usePlaceName } from './use-place-name.ts'

interface PlaceFieldProps {
  value?: string
  error?: ReactNode
  onChange: (place: string) => void
}

/** Where food is kept: a place that there is, or a further one by its name. */
export function PlaceField({ value = '', error, onChange }: PlaceFieldProps) {
  const { own, text, name, choose } = usePlaceName(value, onChange)
  if (text === undefined)
    return (
      <SelectField
        ref={takeLostFocus}
        label={words.placeOptional}
        name="place"
        options={placeChoices(own, value)}
        value={value}
        error={error}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
    )
  return (
    <TextInput
      ref={takeFocus}
      label={words.nameOfThePlace}
      name="place"
      placeholder={words.placeExample}
      maxLength={limits.placeLength}
      autoComplete="off"
      value={text}
      error={error}
      rightSectionWidth={44}
      rightSection={<CloseButton label={words.chooseKnownPlace} onClick={() => choose('')} />}
      onChange={({ currentTarget }) => name(currentTarget.value)}
    />
  )
}
