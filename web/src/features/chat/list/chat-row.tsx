import { VisuallyHidden } from '@mantine/core'
import type { ChatSummary } from '@shelfmate/contract/chat/chat'
import { Link } from '@tanstack/react-router'
import { thumbAddress } from '#lib/images/image-address.ts'
import { Avatar } from '#ui/avatar.tsx'
import { badgeText, glimpseText, shortMoment } from '../chat-words.ts'
import * as words from './chat-list-words.ts'
import classes from './chat-row.module.css'

const avatarSize = 48

interface ChatRowProps {
  chat: ChatSummary
  userId: string
  today: string
}

/** A chat in the list: with whom, the latest message, when, and how much of it is unread. */
export function ChatRow({ chat, userId, today }: ChatRowProps) {
  const { chatId, partner, lastMessage, unreadCount } = chat
  return (
    <Link
      className={classes.row}
      to="/chat/$chatId"
      params={{ chatId }}
      activeProps={{ 'aria-current': 'page' }}
      data-unread={unreadCount > 0 || undefined}
    >
      <Avatar name={partner.displayName} src={thumbAddress(partner.photoId)} size={avatarSize} />
      <span className={classes.words}>
        <span className={classes.name}>{partner.displayName}</span>
        <span className={classes.glimpse} dir="auto">
          {glimpseText(chat, userId)}
        </span>
      </span>
      <span className={classes.side}>
        {lastMessage && <time dateTime={lastMessage.sentAt}>{shortMoment(lastMessage.sentAt, today)}</time>}
        {unreadCount > 0 && (
          <>
            <span className={classes.badge} aria-hidden>
              {badgeText(unreadCount)}
            </span>
            <VisuallyHidden>{words.unreadMessages(unreadCount)}</VisuallyHidden>
          </>
        )}
      </span>
    </Link>
  )
}
