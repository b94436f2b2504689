import { Button } from '@mantine/core'
import type { ExpiryStatus } from '@shelfmate/contract/pantry/expiry'
import { IconMapPin, IconPlus } from '@tabler/icons-react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { titles } from '#features/exchange/exchange-words.ts'
import offerClasses from '#features/exchange/offers/offer-facts.module.css'
import personClasses from '#features/exchange/post/person-link.module.css'
import classes from '#features/exchange/post/post-card.module.css'
import contentsClasses from '#features/exchange/screen/exchange-contents.module.css'
import { noFilter } from '#features/exchange/screen/exchange-filter.ts'
import * as screenWords from '#features/exchange/screen/exchange-screen-words.ts'
import { ExchangeToolbar } from '#features/exchange/screen/exchange-toolbar.tsx'
import * as words from '#lib/cards/cards-words.ts'
import cardClasses from '#lib/cards/food-card.module.css'
import { FoodCard, FoodFact, FoodName } from '#lib/cards/food-card.tsx'
import avatarClasses from '#ui/avatar.module.css'
import gridClasses from '#ui/cards/card-grid.module.css'
import { ExpiryTag } from '#ui/cards/expiry-tag.tsx'
import cutClasses from '#ui/cut-text.module.css'
import { ScreenHeader } from '#ui/frame/screen-header.tsx'
import * as uiWords from '#ui/ui-words.ts'
import { slot, Where } from './slots.tsx'

const avatar = { width: 28, height: 28 }
const states = ['today', 'soon'] as const
const nothing = () => undefined

/** The exchange with its first post, as ExchangeScreen draws both: what is said of a post stands in slots. */
export const FirstPost = () => (
  <QueryClientProvider client={new QueryClient()}>
    <ScreenHeader
      {...titles}
      actions={
        <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={nothing}>
          {screenWords.addPost}
        </Button>
      }
    />
    <ExchangeToolbar filter={noFilter} homeDorm={undefined} onChange={nothing} outcome="" />
    <div className={contentsClasses.list}>
      <ul className={gridClasses.grid}>
        <li>
          <Card />
        </li>
      </ul>
    </div>
  </QueryClientProvider>
)

/** Slots as well, where components take no text. */
const status = {
  days: 0,
  canDonate: true,
  state: slot('state') as ExpiryStatus['state'],
  styledAsExpired: slot('isExpired') as unknown as boolean,
} as ExpiryStatus

const Card = () => (
  <FoodCard id="first" status={status} className={classes.card}>
    <div className={classes.top}>
      <Where slot="photo">
        <span className={classes.photo}>
          <img src={slot('photo')} alt="" loading="lazy" />
        </span>
      </Where>
      <div className={classes.head}>
        <FoodName id="first">
          <span className={classes.name}>{slot('food')}</span>
        </FoodName>
        {states.map((state) => (
          <Where key={state} slot={state}>
            <ExpiryTag state={state} tag={slot(state)} />
          </Where>
        ))}
        <dl className={classes.place}>
          <div>
            <dd>
              <IconMapPin size={18} aria-hidden />
              {slot('place')}
            </dd>
          </div>
        </dl>
        <div className={classes.poster}>
          <span className={avatarClasses.avatar} style={avatar} />
          <span className={personClasses.person}>{slot('author')}</span>
        </div>
      </div>
    </div>
    <dl className={cardClasses.facts}>
      <FoodFact name={words.quantity}>{slot('quantity')}</FoodFact>
      <FoodFact name={words.expiry}>{slot('date')}</FoodFact>
    </dl>
    <Where slot="allergens">
      <p className={offerClasses.line}>{slot('allergens')}</p>
    </Where>
    <Where slot="description">
      <div className={cutClasses.text}>
        <p>{slot('description')}</p>
      </div>
    </Where>
    <Where slot="long">
      <div className={cutClasses.text}>
        <p data-cut>{slot('long')}</p>
        <span className={cutClasses.more}>{uiWords.showAll}</span>
      </div>
    </Where>
  </FoodCard>
)
