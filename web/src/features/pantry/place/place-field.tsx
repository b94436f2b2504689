import { TextInput } from '@mantine/core'
import { limits } from '@shelfmate/contract/api/limits'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CloseButton } from '#ui/close-button.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import * as words from './pantry-place-words.ts'
import { another, placeCalled, placeChoices, useOwnPlaces } from './place-choices.ts'

interface PlaceFieldProps {
  value?: string
  error?: ReactNode
  onChange: (place: string) => void
}

/** Where food is kept: a place that there is, or a further one by its name. */
export function PlaceField({ value = '', error, onChange }: PlaceFieldProps) {
  const own = useOwnPlaces()
  const [isNaming, setNaming] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isNaming) input.current?.focus()
  }, [isNaming])
  const choose = (place: string) => {
    setNaming(place === another)
    onChange(place === another ? '' : place)
  }
  if (!isNaming)
    return (
      <SelectField
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
      ref={input}
      label={words.nameOfThePlace}
      name="place"
      placeholder={words.placeExample}
      maxLength={limits.placeLength}
      autoComplete="off"
      value={value}
      error={error}
      rightSectionWidth={44}
      rightSection={<CloseButton label={words.chooseKnownPlace} onClick={() => choose('')} />}
      onChange={({ currentTarget }) => onChange(placeCalled(currentTarget.value, own))}
    />
  )
}
