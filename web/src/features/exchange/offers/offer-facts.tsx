import { Button } from '@mantine/core'
import type { ListedPost } from '@shelfmate/contract/exchange/exchange'
import { allergenWords } from '@shelfmate/contract/foods/allergen-words'
import { IconAlertTriangle, IconCalendarPlus } from '@tabler/icons-react'
import { tellNotLoaded } from '#lib/forms/offer-reload.ts'
import { formatTimeRange } from '#lib/time-range.ts'
import classes from './offer-facts.module.css'
import * as words from './offer-words.ts'
import { markWords } from './offer-words.ts'

/** What a post says of its food beyond name and date. What waited on a device since before an upgrade says none of it. */
export function OfferFacts({ post }: { post: ListedPost }) {
  const { allergens, homeMade, opened, mark, giving } = post
  const kept = [...(homeMade ? ['Home-made'] : []), ...(opened ? [words.opened] : [])]
  const facts = [
    giving === 'firstCome' ? words.firstCome : '',
    kept.join(', '),
    allergens ? allergenWords(allergens) : '',
  ].filter((text) => text !== '')
  return (
    <>
      {mark && (
        <p className={classes.mark} data-mark={mark}>
          {mark !== 'notStated' && <IconAlertTriangle size={18} aria-hidden />}
          {markWords[mark]}
        </p>
      )}
      {facts.length > 0 && <p className={classes.line}>{facts.join('. ')}</p>}
      <PickUp post={post} />
    </>
  )
}

function PickUp({ post }: { post: ListedPost }) {
  const { pickupPlace, pickupFrom: from, pickupUntil: until, foodName } = post
  if (!pickupPlace && !from) return null
  const save = async (window: { from: string; until: string }) => {
    const { saveCalendarFile } = await import('./calendar-file.ts')
    saveCalendarFile(post, window)
  }
  return (
    <div className={classes.pickup}>
      <span>
        {words.pickUp(
          [pickupPlace, from && until ? formatTimeRange(from, until) : ''].filter((text) => text).join(', '),
        )}
      </span>
      {from && until && (
        <Button
          variant="subtle"
          leftSection={<IconCalendarPlus size={20} aria-hidden />}
          aria-label={words.addToCalendar(foodName)}
          onClick={() => void save({ from, until }).catch(tellNotLoaded)}
        >
          {words.calendar}
        </Button>
      )}
    </div>
  )
}
