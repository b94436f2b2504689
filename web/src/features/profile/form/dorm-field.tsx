import { TextInput, type TextInputProps } from '@mantine/core'
import { useId } from 'react'
import * as words from '../profile-words.ts'
import { DormList } from './late-parts.ts'

/** One of the campus's dorms, or any address; takes the props of a text input. */
export function DormField(props: TextInputProps) {
  const listId = useId()
  return (
    <>
      <TextInput
        {...props}
        label={words.dormAddress}
        name="dorm"
        list={listId}
        autoComplete="off"
        description={words.dormHint}
      />
      <DormList id={listId} />
    </>
  )
}
