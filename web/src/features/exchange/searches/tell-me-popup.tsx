import { Button, TextInput } from '@mantine/core'
import { limits } from '@shelfmate/contract/api/limits'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type SubmitEvent, useRef, useState } from 'react'
import { isApiError } from '#lib/api/api-error.ts'
import { describeError } from '#lib/api/errors.ts'
import { FormAlert } from '#ui/fields/form-alert.tsx'
import { Popup } from '#ui/layers/popup.tsx'
import { notifySuccess } from '#ui/layers/toasts.ts'
import { SavedSearches } from './saved-searches.tsx'
import classes from './searches.module.css'
import { saveSearch } from './searches.queries.ts'
import { allFull, howTold, noDorm } from './searches-words.ts'
import { tellMe } from './tell-me-words.ts'

interface TellMePopupProps {
  search: string
  homeDorm: string | undefined
  onClose: () => void
}

/** Which food one wants to be told of, and what one is told of already. */
export function TellMePopup({ search, homeDorm, onClose }: TellMePopupProps) {
  const [words, setWords] = useState(search.trim())
  const field = useRef<HTMLInputElement>(null)
  const saving = useMutation({
    mutationFn: () => saveSearch(words),
    onSuccess: () => {
      notifySuccess(`We’ll tell you of ${words.trim()}.`)
      setWords('')
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    saving.mutate()
  }
  const failure = saving.error && describeError(saving.error)
  const isFull = isApiError(saving.error, 'SEARCHES_FULL')
  return (
    <Popup title={tellMe} opened onClose={onClose}>
      <div className={classes.body}>
        <p className={classes.note}>{homeDorm === '' ? noDorm : howTold(homeDorm ?? 'your dorm')}</p>
        <div className={classes.ways}>
          {homeDorm === '' && <Link to="/profile">Add my dorm</Link>}
          <Link to="/notifications">Turn on notifications here</Link>
        </div>
        <form className={classes.ask} onSubmit={submit}>
          <TextInput
            ref={field}
            label="Food"
            placeholder="Rice"
            autoComplete="off"
            data-autofocus
            maxLength={limits.searchLength}
            value={words}
            onChange={({ currentTarget: { value } }) => setWords(value)}
          />
          <Button type="submit" loading={saving.isPending} disabled={words.trim() === ''}>
            Tell me
          </Button>
        </form>
        {failure && <FormAlert message={isFull ? allFull : failure.message} requestId={failure.requestId} />}
        <SavedSearches field={field} />
      </div>
    </Popup>
  )
}
