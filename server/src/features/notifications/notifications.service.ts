import { dateInZone } from '@shelfmate/contract/expiry'
import { type NotificationSettings, notificationsChangedEvent } from '@shelfmate/contract/notifications'
import type { Viewer } from '#platform/identity/sessions.ts'
import type { Limiter } from '#platform/limits/limiter.ts'
import { DomainError } from '#platform/routes/domain-error.ts'
import { findLastMail, findSettings, saveSettings } from './notifications.repository.ts'
import { reminderMail, reminderSubject } from './reminder.mail.ts'
import type { ReminderPorts, RemindersService } from './reminders.service.ts'

export interface NotificationPorts extends ReminderPorts {
  sendNowLimit: Limiter
  /** Sends an event to every open screen of a user. */
  publish(userId: string, event: string, payload: unknown): void
}

type Asking = Pick<Viewer, 'userId' | 'timeZone'>

/** What a user may see and switch of the reminders. */
export class NotificationsService {
  readonly #ports: NotificationPorts
  readonly #reminders: RemindersService

  constructor(ports: NotificationPorts, reminders: RemindersService) {
    this.#ports = ports
    this.#reminders = reminders
  }

  async read(viewer: Asking): Promise<NotificationSettings> {
    const [settings] = await findSettings(this.#ports.database, { userId: viewer.userId })
    const items = await this.#today(viewer)
    return {
      emailEnabled: settings?.emailEnabled ?? true,
      preview: { subject: items.length > 0 ? reminderSubject(items) : '', items },
    }
  }

  /** Switches the mail on or off and tells the user's other screens. */
  async switch(userId: string, emailEnabled: boolean): Promise<void> {
    await saveSettings(this.#ports.database, { userId, emailEnabled })
    this.#ports.publish(userId, notificationsChangedEvent, { emailEnabled })
  }

  /** Mails today's reminder at once, whatever the switch says; answers whether there was something to say. Errors: RATE_LIMITED, MAIL_FAILED. */
  async sendNow(viewer: Viewer): Promise<boolean> {
    const { mailer, publicUrl, sendNowLimit, log } = this.#ports
    const items = await this.#today(viewer)
    if (items.length === 0) return false
    await sendNowLimit.take(viewer.userId)
    const unsubscribeUrl = this.#reminders.unsubscribeUrl(viewer.userId)
    // An id of its own: a mail program would take a second mail with the morning's id for the same one.
    const { messageId: _, ...mail } = reminderMail(viewer, this.#localDate(viewer), items, {
      publicUrl,
      unsubscribeUrl,
    })
    try {
      await mailer.send(mail)
    } catch (error) {
      log.warn({ err: error }, 'a reminder that was asked for could not be sent')
      throw new DomainError('MAIL_FAILED')
    }
    return true
  }

  async #today(viewer: Asking) {
    const [last] = await findLastMail(this.#ports.database, { userId: viewer.userId })
    return this.#reminders.contents(viewer.userId, this.#localDate(viewer), last?.lastMail ?? null)
  }

  #localDate({ timeZone }: Asking): string {
    return dateInZone(this.#ports.clock.now(), timeZone ?? this.#ports.campusZone)
  }
}
