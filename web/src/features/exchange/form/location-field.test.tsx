import { onlineManager } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { dormsQuery } from '#lib/api/campus.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { drawScreen, failed } from '#lib/testing/draw-screen.factory.tsx'
import { LocationField } from './location-field.tsx'

const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
const draw = (answer: () => unknown) => drawScreen(<LocationField homeDorm="PGP" />, answer)

afterEach(() => onlineManager.setOnline(true))

it('offers the home dorm where the list can’t be read, and the list once there is a connection', async () => {
  onlineManager.setOnline(false)
  let answer: unknown = failed
  draw(() => answer)
  expect(await screen.findByRole('alert')).toHaveProperty(
    'textContent',
    expect.stringContaining('could not be loaded'),
  )
  expect(offered()).toEqual(['Choose a dorm', 'PGP'])
  answer = { dorms: ['Eusoff', 'PGP'] }
  onlineManager.setOnline(true)
  await expect.poll(offered).toEqual(['Choose a dorm', 'Eusoff', 'PGP'])
})

it('offers the dorms that the device has kept, and does not complain that they are old', async () => {
  onlineManager.setOnline(false)
  const { queryKey, meta } = dormsQuery
  const seen = ['Eusoff', 'PGP']
  queryClient.setQueryData(queryKey, seen)
  await queryClient.invalidateQueries({ queryKey })
  draw(() => failed)
  await expect.poll(() => queryClient.getQueryState(queryKey)?.error).toBeTruthy()
  expect(offered()).toEqual(['Choose a dorm', 'Eusoff', 'PGP'])
  expect(screen.queryByRole('alert')).toBeNull()
  // As the query's own options pair the two.
  expect(meta?.kept?.(seen as never)).toEqual(seen)
})
