import { Button } from '@mantine/core'
import { useState } from 'react'
import * as words from './search-words.ts'
import { TellMePopup, type TellMeProps } from './tell-me.tsx'

/** The same in words, where nothing was found. */
export function TellMeButton(props: TellMeProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.tellMeWhenItComes}</Button>
      {isOpen && <TellMePopup {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
