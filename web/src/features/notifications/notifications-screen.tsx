import { useQuery } from '@tanstack/react-query'
import { useSession } from '#lib/api/session.ts'
import { useDataAge } from '#lib/live/data-age.ts'
import { LoadError } from '#lib/states/load-error.tsx'
import { Card } from '#ui/cards/card.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { ScreenHeader } from '#ui/frame/screen-header.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { NextMail } from './next-mail.tsx'
import { choose, notificationsQuery, useNotificationsLive } from './notifications.queries.ts'
import classes from './notifications-screen.module.css'
import * as words from './notifications-words.ts'
import { ThisDevice } from './this-device.tsx'
import { useIsDeviceKnown } from './use-device.ts'

const note = words.remindersSentDaily

/** The switch of the daily mail, notices on this device, and what today's mail would say. */
export function NotificationsScreen() {
  useNotificationsLive()
  const query = useQuery(notificationsQuery)
  const { data, error } = query
  // Both are awaited together: what one has to say would push the other down.
  const isDeviceKnown = useIsDeviceKnown()
  const isUnconfirmed = useSession()?.verified === false
  useDataAge(query.dataUpdatedAt)
  return (
    <>
      <ScreenHeader title={words.expiryNotifications} subtitle={words.notificationsSubtitle} />
      {data && isDeviceKnown ? (
        <div className={classes.parts}>
          <div className={classes.choices}>
            <Card>
              <Switch
                label={words.emailReminders}
                note={note}
                checked={data.emailEnabled}
                onChange={(emailEnabled) => void choose({ emailEnabled })}
              />
              {isUnconfirmed && (
                <div className={classes.unconfirmed}>
                  <p>{words.confirmFirst}</p>
                  <LinkButton to="/home" variant="light">
                    {words.enterTheCode}
                  </LinkButton>
                </div>
              )}
            </Card>
            <Card>
              <ThisDevice settings={data} />
            </Card>
          </div>
          <NextMail {...data} />
        </div>
      ) : error && !data ? (
        <LoadError title={words.settingsNotLoaded} query={query} />
      ) : (
        <Card>
          <p role="status" className={classes.processing}>
            {words.processing}
          </p>
        </Card>
      )}
    </>
  )
}
