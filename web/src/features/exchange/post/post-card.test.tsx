import type { ListedPost } from '@shelfmate/contract/exchange/exchange'
import { plainOffer } from '@shelfmate/contract/exchange/offer-values'
import { postWith } from '@shelfmate/contract/exchange/post.factory'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { setSession } from '#lib/api/session.ts'
import { everyLane } from '#lib/press/press-machine.ts'
import { freed, heldUp } from '#lib/press/press-queue.ts'
import { change, payloadsOf, presses } from '#lib/press/press-store.ts'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { author, mei } from '#lib/testing/people.factory.ts'
import type { PostPress } from '../data/exchange.press.ts'
import { createPost, editPost } from '../data/posts.mutations.ts'
import { PostCard } from './post-card.tsx'
import { usePostDeeds } from './use-post-deeds.tsx'

const rice = postWith({ id: 'rice', foodName: 'Rice', quantity: 3 })

function Card({ post }: { post: ListedPost }) {
  const { actions, popups } = usePostDeeds(author, () => null)
  return (
    <>
      <PostCard post={post} viewer={author} today="2026-03-10" actions={actions} />
      {popups}
    </>
  )
}

function show(post: Partial<ListedPost> = {}) {
  setSession(mei)
  drawScreen(<Card post={{ ...rice, ...post }} />, () => ({}))
}

const sent = () => payloadsOf<PostPress>(presses(), 'post').map(({ call }) => call.name)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Delete Rice?' }))

it.each([
  [0, undefined],
  [2, 'Promised2'],
  [3, 'Promised3'],
])('says that %i of 3 are promised', (promised, said) => {
  show({ promised })
  expect(screen.queryByText('Promised')?.parentElement?.textContent).toBe(said)
})

it.each([
  ['nothing of a plain one', {}, undefined],
  ['that it goes to whoever asks first', { giving: 'firstCome' }, 'First come, first served'],
  [
    'that, how it was kept and what it contains',
    { giving: 'firstCome', homeMade: true, opened: true, allergens: { contains: ['milk'], mayContain: [] } },
    'First come, first served. Home-made, Opened. Contains milk.',
  ],
  ['what is told of it where its owner chooses', { opened: true }, 'Opened'],
] as const)('says %s', (_, fields, said) => {
  show(fields as Partial<ListedPost>)
  expect(screen.queryByText(/^First come|Opened/)?.textContent).toBe(said)
})

const { foodName, description, quantity, giving, expiryDate, location, photoId } = rice
const fields = { ...plainOffer, foodName, description, quantity, giving, expiryDate, location, photoId }
it.each([
  [
    'can’t see it yet while it waits to be posted, and not once it is',
    'Waiting to be posted. Others can’t see it yet.',
    () => createPost({ id: rice.id, author, fields, pantryItemId: null }),
  ],
  [
    'see it as it was while changes of it wait to be sent',
    'Changes waiting to be posted. Others can’t see them yet.',
    () => editPost(rice, { ...fields, quantity: 1 }),
  ],
] as const)('says that others %s', (_, words, send) => {
  show()
  const said = () => screen.queryByText(words)
  act(() => void send().done.catch(() => undefined))
  expect(said()).toBeNull()
  act(() => change((state) => heldUp(state, everyLane, 0)))
  expect(said()).not.toBeNull()
  act(() => change((state) => freed(state, everyLane)))
  expect(said()).toBeNull()
})

it('is deleted at once where nobody was promised any of it', () => {
  show()
  press('Delete Rice')
  expect(sent()).toEqual(['removePost'])
})

it('is deleted with promises after a press that knows what becomes of them', async () => {
  show({ promised: 2 })
  press('Delete Rice')
  expect(sent()).toEqual([])
  const asked = await dialog()
  expect(
    asked.getByText('2 promised: deleting the post ends that for good, even if you undo it.'),
  ).toBeDefined()
  expect(asked.queryByRole('button', { name: 'Put back in my pantry' })).toBeNull()
  fireEvent.click(asked.getByRole('button', { name: 'Delete' }))
  await expect.poll(sent).toEqual(['removePost'])
})

it('stays where it is kept after all', async () => {
  show({ promised: 2 })
  press('Delete Rice')
  fireEvent.click((await dialog()).getByRole('button', { name: 'Cancel' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(sent()).toEqual([])
})

it('says what becomes of promises where food may go back to the pantry as well', async () => {
  show({ promised: 1, fromPantry: true })
  press('Delete Rice')
  const asked = await dialog()
  expect(asked.getByText(/^1 promised: /)).toBeDefined()
  fireEvent.click(asked.getByRole('button', { name: 'Put back in my pantry' }))
  await expect.poll(sent).toEqual(['putBack'])
})
