import { TextInput, type TextInputProps } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { dormsQuery } from '#lib/campus.ts'

/** One of the campus's dorms, or any address; takes the props of a text input. */
export function DormField(props: TextInputProps) {
  const listId = useId()
  // Without the list it is still a field for an address.
  const { data: dorms = [] } = useQuery(dormsQuery)
  return (
    <>
      <TextInput
        {...props}
        label="Dorm/Address"
        name="dorm"
        list={listId}
        autoComplete="off"
        description="Choose your dorm or write an address. Everyone who’s logged in can see it, so leave your room number out."
      />
      <datalist id={listId}>
        {dorms.map((dorm) => (
          <option key={dorm} value={dorm}>
            {dorm}
          </option>
        ))}
      </datalist>
    </>
  )
}
