import { ShortcutsButton } from '#app/shortcuts/shortcuts-button.tsx'
import { BlockedPeople } from '#features/blocks/blocked-people.tsx'
import { OwnReports } from '#features/reports/own-reports.tsx'
import { StewardLink } from '#features/reports/steward/steward-link.tsx'
import { CardsBelow } from '#ui/cards/cards-below.tsx'

/** What stands below one's profile: the steward's way, reports and whom one has blocked where there are any, and the keys. */
export function BelowProfile() {
  return (
    <>
      <CardsBelow>
        <StewardLink />
        <OwnReports />
        <BlockedPeople />
      </CardsBelow>
      <ShortcutsButton />
    </>
  )
}
