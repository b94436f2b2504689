import type { CalendarDate, ExpiryStatus } from '@shelfmate/contract/pantry/expiry'
import type { ReactNode } from 'react'
import { cardId } from '#ui/layers/use-focus-return.ts'
import { formatDay } from '../dates.ts'
import * as words from './cards-words.ts'
import classes from './food-card.module.css'

const nameId = (id: string) => `${cardId(id)}-name`

interface FoodCardProps {
  id: string
  status: ExpiryStatus
  className?: string | undefined
  children: ReactNode
}

/** The frame of a card about one food; its edge tells how long that keeps. Its `FoodName` names it. */
export function FoodCard({ id, status, className = '', children }: FoodCardProps) {
  return (
    <article
      id={cardId(id)}
      className={`${classes.card} ${className}`}
      data-state={status.state}
      data-expired={status.styledAsExpired || undefined}
      aria-labelledby={nameId(id)}
      tabIndex={-1}
    >
      {children}
    </article>
  )
}

interface FoodNameProps {
  /** The card's. */
  id: string
  className?: string | undefined
  children: ReactNode
}

/** The heading of such a card. */
export function FoodName({ id, className = '', children }: FoodNameProps) {
  return (
    <h2 id={nameId(id)} className={`${classes.name} ${className}`}>
      {children}
    </h2>
  )
}

interface FoodFactsProps {
  quantity: number
  expiryDate: CalendarDate
  /** Nobody has confirmed the date. */
  isAbout?: boolean
  /** What its date is, where that is known better. */
  dateName?: string | undefined
  /** More of them. */
  children?: ReactNode
}

/** One thing more that is known of it. */
export const FoodFact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** How much there is and until when it keeps. */
export function FoodFacts({
  quantity,
  expiryDate,
  dateName = words.expiry,
  isAbout,
  children,
}: FoodFactsProps) {
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{words.quantity}</dt>
        <dd>{quantity}</dd>
      </div>
      <div>
        <dt>{dateName}</dt>
        <dd>
          {isAbout && words.about}
          <time dateTime={expiryDate}>{formatDay(expiryDate)}</time>
        </dd>
      </div>
      {children}
    </dl>
  )
}

/** What to do with food that has expired. */
export const FoodAdvice = ({ children }: { children: ReactNode }) => (
  <p className={classes.advice}>{children}</p>
)
