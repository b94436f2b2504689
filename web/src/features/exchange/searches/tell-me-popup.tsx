import { TextInput } from '@mantine/core'
import { limits } from '@shelfmate/contract/api/limits'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type SubmitEvent, useRef, useState } from 'react'
import { isApiError } from '#lib/api/api-error.ts'
import { refusedFields } from '#lib/forms/refused-fields.ts'
import { FailureAlert } from '#lib/states/failure-alert.tsx'
import { Popup } from '#ui/layers/popup.tsx'
import { notifySuccess } from '#ui/layers/toasts.ts'
import { SteadyButton } from '#ui/steady-button.tsx'
import { SavedSearches } from './saved-searches.tsx'
import * as words from './search-words.ts'
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
  const [food, setFood] = useState(search.trim())
  const field = useRef<HTMLInputElement>(null)
  const saving = useMutation({
    mutationFn: (asked: string) => saveSearch(asked),
    onSuccess: (_, asked) => {
      notifySuccess(words.willTellAbout(asked.trim()))
      // What was typed meanwhile is the next one.
      setFood((typed) => (typed === asked ? '' : typed))
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    saving.mutate(food)
  }
  const { words: wrong } = refusedFields(saving.error)
  const isFull = isApiError(saving.error, 'SEARCHES_FULL')
  return (
    <Popup title={tellMe} opened onClose={onClose}>
      <div className={classes.body}>
        <p className={classes.note}>{homeDorm === '' ? noDorm : howTold(homeDorm ?? words.yourDorm)}</p>
        <div className={classes.ways}>
          {homeDorm === '' && <Link to="/profile">{words.addMyDorm}</Link>}
          <Link to="/notifications">{words.turnOnNotificationsHere}</Link>
        </div>
        <form className={classes.ask} onSubmit={submit}>
          <TextInput
            ref={field}
            label={words.food}
            placeholder={words.foodExample}
            autoComplete="off"
            data-autofocus
            maxLength={limits.searchLength}
            value={food}
            onChange={({ currentTarget: { value } }) => setFood(value)}
          />
          <SteadyButton type="submit" loading={saving.isPending} disabled={food.trim() === ''}>
            {words.tellMe}
          </SteadyButton>
        </form>
        <FailureAlert error={saving.error} said={(reason) => (isFull ? allFull : (wrong ?? reason))} />
        <SavedSearches field={field} />
      </div>
    </Popup>
  )
}
