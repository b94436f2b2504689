import type { ListedPost } from '@shelfmate/contract/exchange/exchange'
import { plainOffer } from '@shelfmate/contract/exchange/offer-values'
import { fireEvent, screen } from '@testing-library/react'
import { createRef, useState } from 'react'
import { expect, it } from 'vitest'
import { setSession } from '#lib/api/session.ts'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { author, mei } from '#lib/testing/people.factory.ts'
import { ExchangeContents } from './exchange-contents.tsx'
import { noFilter } from './exchange-filter.ts'

const none = () => undefined
const rice: ListedPost = {
  ...{ id: 'rice', author, foodName: 'Rice', description: '', quantity: 1, location: 'PGP' },
  ...{ photoId: null, promised: 0, giving: 'iChoose', commentCount: 0, version: 1, fromPantry: false },
  ...{ ...plainOffer, graceDays: 0, expiryDate: '2099-03-01', createdAt: '2026-03-01T08:00:00.000Z' },
}
const actions = { claim: none, edit: none, remove: none, showImage: none, drawRequests: () => null }

it('has the focus on the first post once the filters are cleared and the posts are there', async () => {
  setSession(mei)
  function Searched() {
    const [filter, setFilter] = useState({ ...noFilter, search: 'durian' })
    return (
      <ExchangeContents
        {...{
          filter,
          asked: filter,
          onFilter: setFilter,
          viewer: author,
          today: '2026-03-10',
          homeDorm: 'PGP',
        }}
        {...{ actions, addButton: createRef<HTMLElement>() }}
      />
    )
  }
  drawScreen(<Searched />, (address) => ({
    ...{ items: address.includes('durian') ? [] : [rice], nextCursor: null, dorms: [] },
  }))
  const button = await screen.findByRole('button', { name: 'Clear filters' })
  button.focus()
  fireEvent.click(button)
  const first = await screen.findByRole('article', { name: 'Rice' })
  await expect.poll(() => document.activeElement).toBe(first)
})
