import { Button } from '@mantine/core'
import type { Post } from '@shelfmate/contract/exchange/exchange'
import { type SubmitEvent, useState } from 'react'
import { queryClient } from '#lib/api/query-client.ts'
import { QuantityField } from '#ui/fields/quantity-field.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { Popup } from '#ui/layers/popup.tsx'
import * as words from '../asking-words.ts'
import { type FirstLine, firstLineFor } from '../first-line/first-line.ts'
import classes from '../request-card.module.css'
import { askFor } from '../requests.press.ts'
import { requestsQuery } from '../requests.queries.ts'

interface AskPopupProps {
  post: Post
  onAsked: (post: Post, line: FirstLine) => void
  onClose: () => void
}

/** How many, and whether they go into the pantry. */
export function AskPopup({ post, onAsked, onClose }: AskPopupProps) {
  const [units, setUnits] = useState('1')
  const [keep, setKeep] = useState(true)
  const wished = Number(units)
  const [error, setError] = useState<string>()
  const isGood = Number.isInteger(wished) && wished >= 1 && wished <= post.quantity
  const free = post.quantity - post.promised
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isGood) {
      setError(words.choose(post.quantity))
      return event.currentTarget.querySelector('input')?.focus()
    }
    // What is asked here is none of those before it.
    const line = firstLineFor(post, wished, queryClient.getQueryData(requestsQuery.queryKey)?.items)
    askFor(post, wished, keep)
    onClose()
    onAsked(post, line)
  }
  return (
    <Popup title={words.idLike(post.foodName)} opened onClose={onClose}>
      <form className={classes.list} noValidate onSubmit={submit}>
        <p className={classes.note}>{freeWords(free, post)}</p>
        <QuantityField
          label={words.howMany}
          min={1}
          max={post.quantity}
          value={units}
          onChange={(text) => {
            setUnits(text)
            setError(undefined)
          }}
          error={error}
          errorProps={{ role: 'alert' }}
        />
        <Switch label={words.putInPantryWhenGot} checked={keep} onChange={setKeep} />
        <Button type="submit" data-autofocus>
          {words.ask}
        </Button>
      </form>
    </Popup>
  )
}

function freeWords(free: number, { giving, author }: Post): string {
  const left = free === 0 ? words.allPromised : words.freeCount(free)
  if (giving === 'iChoose') return words.chooserNote(left, author.displayName)
  return free === 0 ? left : words.promisedAtOnce(free)
}
