import { act, renderHook, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openReport, useReported } from '#lib/reports/reporting.ts'
import { drawScreen } from '#lib/testing/draw-screen.factory.tsx'
import { BesideScreen } from './beside-screen.tsx'

it('leaves no report that one person had open to the next who logs in', async () => {
  const signedIn = drawScreen(<BesideScreen />, () => ({}))
  act(() => openReport({ kind: 'message', targetId: 'm1', chatId: 'arun_mei' }))
  expect(await screen.findByRole('dialog')).toBeDefined()
  signedIn.unmount()
  expect(renderHook(useReported).result.current).toBeUndefined()
})
