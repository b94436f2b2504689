import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useCelebrations } from '#features/achievements/celebration.ts'
import { useZoneTold } from '#features/auth/zone/zone-told.ts'
import { useConsideredMarked } from '#features/recipes/data/recipes.queries.ts'
import { useReportsLive } from '#features/reports/reports-live.ts'
import { useSession } from '#lib/api/session.ts'
import { lazyPopup } from '#lib/lazy/lazy-part.ts'
import { closeReport, useReported } from '#lib/reports/reporting.ts'
import { Connection } from './connection.tsx'

const ReportPopup = lazyPopup(async () => (await import('#features/reports/report-popup.tsx')).ReportPopup)

/** What every screen has and none needs to be drawn: the state of the connection, badges' celebrations, and reports. */
export function BesideScreen() {
  const router = useRouter()
  const userId = useSession()?.id
  useCelebrations(userId, (badge) => void router.navigate({ to: '/progress', search: { badge } }))
  useReportsLive()
  useZoneTold()
  useConsideredMarked(userId ?? '')
  // A session that ends takes it along: its report would go out under the name of whoever logs in next.
  useEffect(() => closeReport, [])
  const isReporting = useReported() !== undefined
  return (
    <>
      <Connection />
      {isReporting && <ReportPopup onClose={closeReport} />}
    </>
  )
}
