import {
  type NotificationSettings,
  notificationsCalls,
  type UrgentItem,
} from '@shelfmate/contract/notifications/notifications'
import { handOverText, urgencyText } from '@shelfmate/contract/notifications/reminders'
import { isolated } from '@shelfmate/contract/text/isolated'
import { IconMail } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { send } from '#lib/api/api-client.ts'
import { isApiError } from '#lib/api/api-error.ts'
import { describeError } from '#lib/api/errors.ts'
import { timeOf } from '#lib/dates.ts'
import { NoNotifications } from '#ui/illustrations/no-notifications.tsx'
import { notifyError, notifySuccess } from '#ui/layers/toasts.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { SteadyButton } from '#ui/steady-button.tsx'
import classes from './next-mail.module.css'
import * as words from './notifications-words.ts'

const spent = words.askedTooOften

/** What today's mail would say, and the button that sends it now. */
export function NextMail({ preview }: NotificationSettings) {
  const sending = useMutation({
    mutationFn: () => send(notificationsCalls.sendNow, {}),
    onSuccess: ({ sent }) => notifySuccess(sent ? words.reminderOnItsWay : words.nothingUrgent),
    onError: (error) => {
      const { message, requestId } = describeError(error)
      const why = isApiError(error, 'RATE_LIMITED') ? spent : message
      notifyError(words.theReminderWasntSent(why), { requestId })
    },
  })
  if (preview.subject === '') {
    return (
      <EmptyState
        illustration={<NoNotifications />}
        text={words.nothingExpiresSoon}
        hint={words.noEmailToday}
      />
    )
  }
  return (
    <section className={classes.mail} aria-labelledby="next-mail">
      <h2 id="next-mail" className={classes.title}>
        {words.todaysEmailWouldSay}
      </h2>
      <p className={classes.subject}>{preview.subject}</p>
      <ul className={classes.items}>
        {preview.handOvers.map((each) => (
          <li key={each.id}>{handOverText(each, timeOf(new Date(each.at)))}</li>
        ))}
        {preview.items.map((item) => (
          <li key={item.id}>{lineOf(item)}</li>
        ))}
      </ul>
      <SteadyButton
        variant="default"
        leftSection={<IconMail size={20} aria-hidden />}
        loading={sending.isPending}
        onClick={() => sending.mutate()}
      >
        {words.sendTodaysEmail}
      </SteadyButton>
    </section>
  )
}

const lineOf = (item: UrgentItem) => `${isolated(item.name)} (${item.quantity}), ${urgencyText(item)}`
