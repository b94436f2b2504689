import { msPerDay } from '@shelfmate/contract/api/durations'
import type { UrgentItem } from '@shelfmate/contract/notifications/notifications'
import { reminderDays } from '@shelfmate/contract/notifications/reminders'
import { daysLeft } from '@shelfmate/contract/pantry/expiry'
import { listExpiring } from '#features/pantry/index.ts'
import type { Executor } from '#platform/database/database.ts'

/** What a reminder on that date names: what expires within three days, and what passed since the last reminder. */
export async function listUrgent(
  on: Executor,
  userId: string,
  localDate: string,
  lastReminder: string | null,
): Promise<UrgentItem[]> {
  const items = await listExpiring(on, {
    userId,
    from: lastReminder ?? '-infinity',
    today: localDate,
    until: lastUrgentDate(localDate),
  })
  return items.map((item) => ({ ...item, daysLeft: daysLeft(item.expiryDate, localDate) }))
}

/** The last date whose items a reminder of that date names. */
export function lastUrgentDate(localDate: string): string {
  return new Date(Date.parse(`${localDate}T00:00:00Z`) + reminderDays * msPerDay)
    .toISOString()
    .slice(0, 'yyyy-mm-dd'.length)
}
