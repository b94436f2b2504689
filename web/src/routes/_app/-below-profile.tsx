import { BlockedPeople } from '#features/blocks/blocked-people.tsx'
import { OwnReports } from '#features/reports/own-reports.tsx'
import { StewardLink } from '#features/reports/steward/steward-link.tsx'

/** What stands below one's profile where there is something to say: the steward's way, reports, and whom one has blocked. */
export function BelowProfile() {
  return (
    <>
      <StewardLink />
      <OwnReports />
      <BlockedPeople />
    </>
  )
}
