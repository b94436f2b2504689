import { msPerHour } from '@shelfmate/contract/api/durations'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setSession } from '#lib/api/session.ts'
import { newId } from '#lib/new-id.ts'
import { leavePage } from '#lib/testing/draw-screen.factory.tsx'
import { openAddForm, postForms } from './post-form-state.ts'
import { emptyValues } from './post-form-values.ts'

beforeEach(() => {
  setSession({ id: 'mei', email: 'mei@campus.test', displayName: 'Mei Tan', verified: true })
})
afterEach(() => {
  postForms.close()
  leavePage()
})

it.each([
  ['with its photo', 22, true],
  ['without a photo that the server has forgotten', 24, false],
])('brings a draft back %s', (_, hours, isThere) => {
  const photoId = newId(Date.now() - hours * msPerHour)
  postForms.keepDraft(postForms.fresh(), { ...emptyValues, foodName: 'Tofu', photoId })
  openAddForm()
  expect(postForms.current()).toMatchObject({
    isDraft: true,
    values: { foodName: 'Tofu', photoId: isThere ? photoId : null },
  })
})

it('is empty where the draft was a photo that is forgotten', () => {
  postForms.keepDraft(postForms.fresh(), { ...emptyValues, photoId: newId(Date.now() - 24 * msPerHour) })
  openAddForm()
  expect(postForms.current()).toMatchObject({ isDraft: false, values: emptyValues })
})
