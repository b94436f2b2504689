import { Button, TextInput } from '@mantine/core'
import { barcodeOf } from '@shelfmate/contract/barcodes/barcode'
import { useState } from 'react'
import { cameraWords } from '../camera-words.ts'
import classes from './camera.module.css'

/** For packs that no camera reads. */
export function NumberForm({ onCode }: { onCode: (code: string) => void }) {
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  return (
    <form
      className={classes.number}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const code = barcodeOf(text)
        setWrong(code === undefined)
        if (code === undefined) return
        onCode(code)
        setText('')
      }}
    >
      <TextInput
        label={cameraWords.number}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        error={isWrong && cameraWords.numberWrong}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          setWrong(false)
        }}
      />
      <Button type="submit" variant="light">
        {cameraWords.addNumber}
      </Button>
    </form>
  )
}
