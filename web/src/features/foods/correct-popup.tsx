import { Button, VisuallyHidden } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { limits } from '@shelfmate/contract/api/limits'
import type { CorrectionBody, NameReading } from '@shelfmate/contract/foods/foods'
import { useState } from 'react'
import { askAgain } from '#lib/states/ask-again.ts'
import { FailureAlert } from '#lib/states/failure-alert.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import { Popup } from '#ui/layers/popup.tsx'
import classes from './correct-popup.module.css'
import * as words from './correct-words.ts'
import { correctName } from './foods.mutations.ts'
import { useFoundFoods } from './use-found-foods.ts'

const waitMs = 250

interface CorrectPopupProps {
  reading: NameReading
  onClose: () => void
}

/** Asks what a name means: a food from those that we know, or no food at all. */
export function CorrectPopup({ reading, onClose }: CorrectPopupProps) {
  const { name, isCorrected } = reading
  const [typed, setTyped] = useState('')
  const [late] = useDebouncedValue(typed, waitMs)
  const wanted = typed.trim() === '' ? '' : late.trim()
  const search = useFoundFoods(wanted)
  const found = wanted === '' ? [] : (search.data?.foods ?? [])
  const isFound = wanted !== '' && search.isSuccess && !search.isPlaceholderData
  const say = (takenAs: CorrectionBody['takenAs'], food: string | null = null) => {
    onClose()
    correctName({ name, takenAs, food })
  }
  return (
    <Popup title={words.whatIs(name)} opened onClose={onClose}>
      <div className={classes.body}>
        <p className={classes.intro}>{words.correctionExplained}</p>
        <SearchField
          label={words.searchFoods}
          value={typed}
          onChange={setTyped}
          maxLength={limits.searchLength}
        />
        <VisuallyHidden role="status">{isFound && words.foundCount(found.length)}</VisuallyHidden>
        {isFound && found.length === 0 && <p className={classes.intro}>{words.noSuchFood}</p>}
        <FailureAlert error={search.error} onRetry={() => askAgain(search)} isRetrying={search.isFetching} />
        <ul className={classes.found}>
          {found.map((food) => (
            <li key={food}>
              <Button variant="default" fullWidth onClick={() => say('food', food)}>
                {food}
              </Button>
            </li>
          ))}
        </ul>
        <Button variant="light" onClick={() => say('noFood')}>
          {words.itsNoFood}
        </Button>
        {isCorrected && (
          <Button variant="subtle" onClick={() => say('asTyped')}>
            {words.forgetMyAnswer}
          </Button>
        )}
      </div>
    </Popup>
  )
}
