import { ActionIcon } from '@mantine/core'
import type { Conversation } from '@shelfmate/contract/chat/chat'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { thumbAddress } from '#lib/images/image-address.ts'
import { Avatar } from '#ui/avatar.tsx'
import classes from './conversation-header.module.css'
import * as words from './conversation-words.ts'

const avatarSize = 40

interface ConversationHeaderProps {
  /** undefined while unknown; a chat as the list has it says nothing of what was shared. */
  chat: Pick<Conversation, 'partner' | 'shared'> | undefined
  onPerson: (userId: string) => void
}

/** 'Chat With {name}', and what the two have shared (D50); the name opens the profile. On a phone, Back leads to the list. */
export function ConversationHeader({ chat, onPerson }: ConversationHeaderProps) {
  const partner = chat?.partner
  const shared = words.sharedFood(chat?.shared)
  return (
    <header className={classes.header}>
      <ActionIcon
        className={classes.back}
        component={Link}
        to="/chat"
        aria-label={words.back}
        variant="default"
        radius="xl"
      >
        <IconArrowLeft size={22} aria-hidden />
      </ActionIcon>
      {partner && <Avatar name={partner.displayName} src={thumbAddress(partner.photoId)} size={avatarSize} />}
      <div>
        <h1 className={classes.title}>
          {partner ? (
            <>
              {words.chatWith}{' '}
              <button type="button" className={classes.name} onClick={() => onPerson(partner.userId)}>
                <span className={classes.cut}>{partner.displayName}</span>
              </button>
            </>
          ) : (
            words.chat
          )}
        </h1>
        {shared && <p>{shared}</p>}
      </div>
    </header>
  )
}
