import { Button } from '@mantine/core'
import type { Post } from '@shelfmate/contract/exchange/exchange'
import { type SubmitEvent, useState } from 'react'
import { QuantityField } from '#ui/fields/quantity-field.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { Popup } from '#ui/layers/popup.tsx'
import * as words from '../asking-words.ts'
import classes from '../request-card.module.css'
import { askFor } from '../requests.press.ts'

interface AskPopupProps {
  post: Post
  onAsked: (post: Post, units: number) => void
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
    askFor(post, wished, keep)
    onClose()
    onAsked(post, wished)
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
  return giving === 'firstCome' ? left : words.chooserNote(left, author.displayName)
}
