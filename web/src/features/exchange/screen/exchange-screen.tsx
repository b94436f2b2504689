import { Button } from '@mantine/core'
import type { Author } from '@shelfmate/contract/exchange/exchange'
import { IconPlus } from '@tabler/icons-react'
import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useToday } from '#lib/dates.ts'
import { ScreenHeader } from '#ui/frame/screen-header.tsx'
import { useExchangeLive } from '../data/exchange-live.ts'
import { postsKey } from '../data/posts.queries.ts'
import { titles } from '../exchange-words.ts'
import { openAddForm, openDonationForm } from '../form/post-form-state.ts'
import type { Donation } from '../form/post-form-values.ts'
import { LazyPostPopup } from '../form/post-popup.lazy.ts'
import type { PostActions } from '../post/post-buttons.tsx'
import { usePostDeeds } from '../post/use-post-deeds.tsx'
import { ExchangeContents } from './exchange-contents.tsx'
import * as words from './exchange-screen-words.ts'
import type { TypedFilter } from './use-typed-filter.ts'

interface ExchangeScreenProps {
  typed: TypedFilter
  viewer: Author
  homeDorm: string | undefined
  /** What Donate carried over. Keep the object the same until it is over. */
  donation: Donation | undefined
  /** Told whether it was cancelled, rather than posted. */
  onDonationOver: (isCancelled: boolean) => void
  drawRequests: PostActions['drawRequests']
}

/** The community's food to share. */
export function ExchangeScreen(props: ExchangeScreenProps) {
  const { typed, viewer, homeDorm, donation, onDonationOver, drawRequests } = props
  useExchangeLive()
  const seen = { viewer, homeDorm, today: useToday() }
  const { actions, popups } = usePostDeeds(viewer, drawRequests)
  const addButton = useRef<HTMLButtonElement>(null)
  const isIdle = useIsFetching({ queryKey: postsKey }) === 0
  const donate = useEffectEvent((food: Donation) => openDonationForm(food, onDonationOver))
  useEffect(() => {
    if (donation) donate(donation)
  }, [donation])
  return (
    <>
      <ScreenHeader
        {...titles}
        actions={
          <Button
            ref={addButton}
            data-shortcut="n"
            leftSection={<IconPlus size={20} aria-hidden />}
            onClick={openAddForm}
          >
            {words.addPost}
          </Button>
        }
      />
      <ExchangeContents {...seen} typed={typed} actions={actions} addButton={addButton} />
      <LazyPostPopup {...seen} fallback={addButton} isIdle={isIdle} />
      {popups}
    </>
  )
}
