import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setSession } from '#lib/api/session.ts'
import { press } from '#lib/press/press.ts'
import { drawScreen, leavePage } from '#lib/testing/draw-screen.factory.tsx'
import { mei } from '#lib/testing/people.factory.ts'
import { NotRecognised } from './not-recognised.tsx'

beforeEach(() => setSession(mei))
afterEach(leavePage)

const unknown = (name: string) => ({ name, kind: 'unknown', takenFor: [], isCorrected: false, picture: '' })

it('stands while a correction is on its way, without what it corrects', async () => {
  const later = Promise.withResolvers<unknown>()
  drawScreen(<NotRecognised />, (_, method) =>
    method === 'GET' ? { names: [unknown('Blorf'), unknown('Gnarl')] } : later.promise,
  )
  const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
  await expect.poll(rows).toHaveLength(2)
  const body = { name: 'Blorf', takenAs: 'noFood' as const, food: null }
  press({ kind: 'correction', payload: { call: { name: 'correct', input: { body } } }, lane: 'correction' })
  await expect.poll(rows).toEqual([expect.stringContaining('Gnarl')])
})
