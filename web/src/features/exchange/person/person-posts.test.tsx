import type { ListedPost } from '@shelfmate/contract/exchange/exchange'
import { plainOffer } from '@shelfmate/contract/exchange/offer-values'
import { daysAfter } from '@shelfmate/contract/pantry/expiry'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { localDate } from '#lib/dates.ts'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { PersonPosts } from './person-posts.tsx'

const mei = { userId: 'mei', displayName: 'Mei Tan', photoId: null }
const food = (foodName: string, days: number): ListedPost => ({
  ...{ id: foodName, author: mei, foodName, description: '', quantity: 1, location: 'PGP', photoId: null },
  ...{ promised: 0, giving: 'iChoose', commentCount: 0, createdAt: '2026-03-01T08:00:00.000Z', version: 1 },
  ...{ ...plainOffer, graceDays: 0, fromPantry: false, expiryDate: daysAfter(localDate(new Date()), days) },
})

it('says of each food how many days are left', async () => {
  drawScreen(<PersonPosts userId="mei" />, () => ({
    ...{ items: [food('Rice', 12), food('Milk', 2)], nextCursor: null },
  }))
  expect(await screen.findByText('12 days left')).toBeDefined()
  expect(screen.getByText('2 days left')).toBeDefined()
})
