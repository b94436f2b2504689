import { Button, TextInput } from '@mantine/core'
import { limits } from '@shelfmate/contract/api/limits'
import { useState } from 'react'
import { SelectField } from '#ui/fields/select-field.tsx'
import { takeFocus } from '#ui/layers/use-focus-return.ts'
import classes from './move-to.module.css'
import * as words from './pantry-place-words.ts'
import { another, placeCalled, placeChoices, useOwnPlaces } from './place-choices.ts'

interface MoveToProps {
  isOff: boolean
  onMove: (place: string) => void
}

/** Moves what is chosen: to a place that there is, or to a further one by its name. */
export function MoveTo({ isOff, onMove }: MoveToProps) {
  const own = useOwnPlaces()
  const [name, setName] = useState<string>()
  if (name === undefined)
    return (
      <SelectField
        aria-label={words.moveTo}
        disabled={isOff}
        value=""
        options={placeChoices(own, '', words.moveToAlone)}
        onChange={({ currentTarget: { value } }) => {
          if (value === another) setName('')
          else if (value !== '') onMove(value)
        }}
      />
    )
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() !== '') onMove(placeCalled(name, own))
      }}
    >
      <TextInput
        ref={takeFocus}
        aria-label={words.nameOfThePlace}
        placeholder={words.placeExample}
        maxLength={limits.placeLength}
        autoComplete="off"
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button type="submit" disabled={isOff}>
        {words.move}
      </Button>
    </form>
  )
}
