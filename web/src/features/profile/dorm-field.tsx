import { TextInput, type TextInputProps } from '@mantine/core'
import { useId } from 'react'
import { DormList } from './late-parts.ts'

/** One of the campus's dorms, or any address; takes the props of a text input. */
export function DormField(props: TextInputProps) {
  const listId = useId()
  return (
    <>
      <TextInput
        {...props}
        label="Dorm/Address"
        name="dorm"
        list={listId}
        autoComplete="off"
        description="Choose your dorm or write an address, and leave your room number out."
      />
      <DormList id={listId} />
    </>
  )
}
