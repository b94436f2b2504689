import type { NotificationSettings } from '@shelfmate/contract/notifications/notifications'
import { allPush } from '@shelfmate/contract/notifications/push-choices.factory'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { setSession } from '#lib/api/session.ts'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { mei } from '#lib/testing/people.factory.ts'
import { NotificationsScreen } from './notifications-screen.tsx'

const settings: NotificationSettings = {
  emailEnabled: true,
  push: allPush,
  deviceEndpoint: null,
  preview: { subject: '', items: [], handOvers: [] },
}

it.each([
  [false, '/home'],
  [true, undefined],
])('says to whom no reminders are sent what to do first: confirmed %s', async (verified, address) => {
  setSession({ ...mei, verified })
  drawScreen(<NotificationsScreen />, () => settings)
  expect(await screen.findByRole('switch', { name: 'Email Reminders', checked: true })).toBeDefined()
  expect(screen.queryAllByText('Confirm your email address to get reminders.')).toHaveLength(verified ? 0 : 1)
  expect(screen.queryByRole('link', { name: 'Enter the code' })?.getAttribute('href')).toBe(address)
})
