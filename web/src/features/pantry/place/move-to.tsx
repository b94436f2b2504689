import { Button, TextInput } from '@mantine/core'
import { limits } from '@shelfmate/contract/api/limits'
import { type KeyboardEvent, useRef, useState } from 'react'
import { SelectField } from '#ui/fields/select-field.tsx'
import { takeFocus } from '#ui/layers/use-focus-return.ts'
import classes from './move-to.module.css'
import * as words from './pantry-place-words.ts'
import { another, placeCalled, placeChoices, useOwnPlaces } from './place-choices.ts'

interface MoveToProps {
  isOff: boolean
  onMove: (place: string) => void
}

const stepKeys = /^(?:Arrow|Home|End|Page|\S$)/
/** Whether a key goes from place to place while their list is closed, where a browser does so: to pass one is not to choose it. */
const steps = ({ key, altKey }: KeyboardEvent) => !altKey && stepKeys.test(key)

/** Moves what is chosen: to a place that there is, or to a further one by its name. */
export function MoveTo({ isOff, onMove }: MoveToProps) {
  const own = useOwnPlaces()
  const [name, setName] = useState<string>()
  const [stepped, setStepped] = useState('')
  const isStep = useRef(false)
  const take = (place: string) => {
    if (place === another) setName('')
    else if (place !== '') onMove(place)
  }
  if (name === undefined)
    return (
      <>
        <SelectField
          aria-label={words.moveTo}
          disabled={isOff}
          value={stepped}
          options={placeChoices(own, '', words.moveToAlone)}
          onKeyDown={(event) => {
            isStep.current = steps(event)
          }}
          onPointerDown={() => {
            isStep.current = false
          }}
          onChange={({ currentTarget: { value } }) => (isStep.current ? setStepped(value) : take(value))}
        />
        {stepped !== '' && (
          <Button disabled={isOff} onClick={() => take(stepped)}>
            {words.move}
          </Button>
        )}
      </>
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
