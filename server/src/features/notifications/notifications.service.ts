import {
  type NotificationChoices,
  type NotificationSettings,
  notificationsChangedEvent,
  type PushChoices,
} from '@shelfmate/contract/notifications/notifications'
import { dateInZone } from '@shelfmate/contract/pantry/expiry'
import { DomainError } from '#platform/errors/domain-error.ts'
import type { Viewer } from '#platform/identity/sessions.ts'
import type { Limiter } from '#platform/limits/limiter.ts'
import type { Screens } from '#platform/realtime/screens.ts'
import { Service } from '#platform/service/service.ts'
import { isQuiet } from './morning.ts'
import {
  findLastMail,
  findSettings,
  type StoredSettings,
  saveSettings,
  settingDefaults,
} from './notifications.repository.ts'
import type { DevicesService } from './push/devices.service.ts'
import { reminderMail, reminderSubject } from './reminders/reminder.mail.ts'
import type { ReminderPorts, RemindersService } from './reminders/reminders.service.ts'

export interface NotificationPorts extends ReminderPorts, Screens {
  sendNowLimit: Limiter
}

/** Less than a page waits for its answer: what becomes of the mail shall be said there. */
const askedMailMs = 12_000

type Asking = Pick<Viewer, 'userId' | 'sessionId' | 'timeZone'>

/** What is to be changed; the rest stays. */
export interface ChoicesChange {
  emailEnabled?: boolean | undefined
  push?: { [Choice in keyof PushChoices]?: PushChoices[Choice] | undefined } | undefined
}

/** What a user may see and switch of the reminders. */
export class NotificationsService extends Service<NotificationPorts> {
  readonly #reminders: RemindersService
  readonly #devices: DevicesService

  constructor(ports: NotificationPorts, reminders: RemindersService, devices: DevicesService) {
    super(ports)
    this.#reminders = reminders
    this.#devices = devices
  }

  async read(viewer: Asking): Promise<NotificationSettings> {
    const [settings] = await findSettings(this.ports.database, { userId: viewer.userId })
    const morning = await this.#today(viewer)
    const { items, handOvers } = morning
    return {
      ...choicesOf(settings),
      deviceEndpoint: await this.#devices.endpoint(viewer),
      preview: {
        subject: isQuiet(morning) ? '' : reminderSubject(morning),
        items: [...items],
        handOvers: [...handOvers],
      },
    }
  }

  /** Switches what is given and tells the user's other screens. */
  async change(userId: string, { emailEnabled, push = {} }: ChoicesChange): Promise<void> {
    const [saved] = await saveSettings(this.ports.database, {
      userId,
      emailEnabled: emailEnabled ?? null,
      pushExpiry: push.expiry ?? null,
      pushMessages: push.messages ?? null,
      pushMessageText: push.messageText ?? null,
      pushRescue: push.rescue ?? null,
      quietFrom: push.quietFrom ?? null,
      quietUntil: push.quietUntil ?? null,
    })
    // Who left gets no mails anyway, and may still press a link in one.
    if (saved) this.ports.publish(userId, notificationsChangedEvent, choicesOf(saved))
  }

  /** Mails today's reminder at once, whatever the switch says; returns whether there was something to say. Errors: RATE_LIMITED, MAIL_FAILED. */
  async sendNow(viewer: Viewer): Promise<boolean> {
    const { mailer, publicUrl, sendNowLimit, log } = this.ports
    const morning = await this.#today(viewer)
    if (isQuiet(morning)) return false
    const to = { ...viewer, timeZone: this.#zoneOf(viewer) }
    const unsubscribeUrl = this.#reminders.unsubscribeUrl(viewer.userId)
    // An id of its own: a mail program would take a second mail with the morning's id for the same one.
    const links = { publicUrl, unsubscribeUrl }
    const { messageId: _, ...mail } = reminderMail(to, this.#localDate(viewer), morning, links)
    const deliver = async () => {
      try {
        await mailer.send(mail, askedMailMs)
      } catch (error) {
        log.warn({ err: error }, 'a reminder that was asked for could not be sent')
        throw new DomainError('MAIL_FAILED')
      }
    }
    // A mail that does not leave uses none of the day's few up.
    await sendNowLimit.spend(viewer.email.toLowerCase(), deliver)
    return true
  }

  async #today(viewer: Pick<Viewer, 'userId' | 'timeZone'>) {
    const { userId } = viewer
    const today = this.#localDate(viewer)
    const [last] = await findLastMail(this.ports.database, { userId, before: today })
    const who = { userId, timeZone: this.#zoneOf(viewer) }
    return this.#reminders.contents(who, today, last?.lastMail ?? null)
  }

  #localDate(viewer: Pick<Viewer, 'timeZone'>): string {
    return dateInZone(this.ports.clock.now(), this.#zoneOf(viewer))
  }

  #zoneOf({ timeZone }: Pick<Viewer, 'timeZone'>): string {
    return timeZone ?? this.ports.campusZone
  }
}

/** What is switched as it is told. */
const choicesOf = (stored: StoredSettings = settingDefaults): NotificationChoices => ({
  emailEnabled: stored.emailEnabled,
  push: {
    expiry: stored.pushExpiry,
    messages: stored.pushMessages,
    messageText: stored.pushMessageText,
    rescue: stored.pushRescue,
    quietFrom: stored.quietFrom,
    quietUntil: stored.quietUntil,
  },
})
