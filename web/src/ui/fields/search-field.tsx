import { IconSearch } from '@tabler/icons-react'
import { useRef } from 'react'
import { CloseButton } from '../close-button.tsx'
import * as words from './fields-words.ts'
import classes from './search-field.module.css'

interface SearchFieldProps {
  /** Also the placeholder. */
  label: string
  value: string
  onChange: (value: string) => void
  maxLength?: number
}

/** A field to search a list by; one press clears it. */
export function SearchField({ label, value, onChange, maxLength }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <div className={classes.search}>
      <IconSearch size={20} aria-hidden />
      <input
        ref={input}
        type="search"
        data-shortcut="/"
        aria-label={label}
        placeholder={label}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={maxLength}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {value !== '' && <CloseButton label={words.clearSearch} onClick={clear} />}
    </div>
  )
}
