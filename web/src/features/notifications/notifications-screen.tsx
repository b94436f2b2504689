import { useQuery } from '@tanstack/react-query'
import { useAge } from '#lib/kept/as-of.ts'
import { LoadError } from '#lib/live/load-error.tsx'
import { Card } from '#ui/cards/card.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { ScreenHeader } from '#ui/frame/screen-header.tsx'
import { NextMail } from './next-mail.tsx'
import { choose, notificationsQuery, useNotificationsLive } from './notifications.queries.ts'
import classes from './notifications-screen.module.css'
import { ThisDevice } from './this-device.tsx'
import { useIsDeviceKnown } from './use-device.ts'

const note = 'Reminders are sent daily at 8am via email if any items are expiring in 3 days.'

/** The switch of the daily mail, notices on this device, and what today's mail would say. */
export function NotificationsScreen() {
  useNotificationsLive()
  const query = useQuery(notificationsQuery)
  const { data, error } = query
  // Both are awaited together: what one has to say would push the other down.
  const isDeviceKnown = useIsDeviceKnown()
  useAge(query.dataUpdatedAt)
  return (
    <>
      <ScreenHeader title="Expiry Notifications" subtitle="An email in the morning, before it’s too late." />
      {data && isDeviceKnown ? (
        <div className={classes.parts}>
          <div className={classes.choices}>
            <Card>
              <Switch
                label="Email Reminders"
                note={note}
                checked={data.emailEnabled}
                onChange={(emailEnabled) => void choose({ emailEnabled })}
              />
            </Card>
            <Card>
              <ThisDevice settings={data} />
            </Card>
          </div>
          <NextMail {...data} />
        </div>
      ) : error && !data ? (
        <LoadError title="Your settings could not be loaded." query={query} />
      ) : (
        <Card>
          <p role="status" className={classes.processing}>
            Processing...
          </p>
        </Card>
      )}
    </>
  )
}
