import type { PantryItem } from '@shelfmate/contract/pantry/pantry'
import { useNavigate } from '@tanstack/react-router'
import { NamesLive } from '#features/foods/names-live.tsx'
import { PictureOfName } from '#features/foods/picture-of-name.tsx'
import { donationAddress } from '#features/pantry/data/pantry.mutations.ts'
import { TodayPantry } from '#features/pantry/today/today-pantry.tsx'
import { useOwnDiet } from '#features/profile/diet/own-diet.ts'
import { TonightLink } from '#features/recipes/tonight/tonight-link.tsx'
import { ChatsTile } from './chats-tile.tsx'
import { HandoverTile } from './handover-tile.tsx'
import { PostsTile } from './posts-tile.tsx'
import { StreakTile } from './streak-tile.tsx'
import classes from './today.module.css'

const cook = (expiring: readonly PantryItem[]) => <Tonight expiring={expiring} />
const picture = (name: string) => <PictureOfName name={name} />

/** What matters now, above the ways to everything. Its height is the same whatever there is to say: nothing below moves. */
export function Today() {
  const navigate = useNavigate()
  const offer = (item: PantryItem) => void navigate({ to: '/exchange', search: donationAddress(item) })
  return (
    <div className={classes.today}>
      <NamesLive />
      <div className={classes.food}>
        <TodayPantry picture={picture} cook={cook} offer={offer} />
      </div>
      <div className={classes.tiles}>
        <HandoverTile />
        <ChatsTile />
        <PostsTile />
        <StreakTile />
      </div>
    </div>
  )
}

const Tonight = ({ expiring }: { expiring: readonly PantryItem[] }) => (
  <TonightLink expiring={expiring} diet={useOwnDiet()} />
)
