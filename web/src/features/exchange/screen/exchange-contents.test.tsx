import { postWith } from '@shelfmate/contract/exchange/post.factory'
import { fireEvent, screen } from '@testing-library/react'
import { createRef, useState } from 'react'
import { expect, it } from 'vitest'
import { setSession } from '#lib/api/session.ts'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { author, mei } from '#lib/testing/people.factory.ts'
import { ExchangeContents } from './exchange-contents.tsx'
import { noFilter } from './exchange-filter.ts'

const none = () => undefined
const rice = postWith({ id: 'rice', foodName: 'Rice' })
const actions = { claim: none, edit: none, remove: none, showImage: none, drawRequests: () => null }

function Searched({ search }: { search: string }) {
  const [filter, setFilter] = useState({ ...noFilter, search })
  return (
    <ExchangeContents
      typed={{ filter, asked: filter, onFilter: setFilter }}
      viewer={author}
      today="2026-03-10"
      homeDorm="PGP"
      actions={actions}
      addButton={createRef<HTMLElement>()}
    />
  )
}

it('keeps its search, and whoever types in it there, also where nobody has posted anything yet', async () => {
  setSession(mei)
  drawScreen(<Searched search="" />, () => ({ items: [], nextCursor: null, dorms: [] }))
  const field = screen.getByRole('searchbox')
  field.focus()
  expect(await screen.findByText('No posts yet')).toBeTruthy()
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: 'durian' } })
  expect(await screen.findByRole('button', { name: 'Clear filters' })).toBeTruthy()
  expect(document.activeElement).toBe(field)
})

it('has the focus on the first post once the filters are cleared and the posts are there', async () => {
  setSession(mei)
  drawScreen(<Searched search="durian" />, (address) => ({
    items: address.includes('durian') ? [] : [rice],
    nextCursor: null,
    dorms: [],
  }))
  const button = await screen.findByRole('button', { name: 'Clear filters' })
  button.focus()
  fireEvent.click(button)
  const first = await screen.findByRole('article', { name: 'Rice' })
  await expect.poll(() => document.activeElement).toBe(first)
})
