import { Button } from '@mantine/core'
import type { Conversation, Message } from '@shelfmate/contract/chat/chat'
import { IconArrowDown } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { useToday } from '#lib/dates.ts'
import { EmptyChats } from '#lib/lazy/lazy-art.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { badgeText } from '../chat-words.ts'
import { blocksOf } from '../data/chat-blocks.ts'
import type { Alteration } from '../data/chat-unsent.ts'
import { MoreRows } from '../list/list-states.tsx'
import type { BubbleProps } from '../messages/bubble.tsx'
import { MessageBlockRows } from '../messages/message-block.tsx'
import * as words from './chat-log-words.ts'
import classes from './message-log.module.css'
import { useOlder } from './use-older.ts'

interface MessageLogProps {
  conversation: Conversation
  me: { id: string; displayName: string }
  /** The message above which the first-unread mark stands. */
  markedId: string | undefined
  /** What was done here to messages of this chat. */
  alterations: readonly Alteration[]
  log: RefObject<HTMLDivElement | null>
  end: RefObject<HTMLDivElement | null>
  /** undefined before it is known. */
  isAtEnd: boolean | undefined
  toEnd: () => void
  onMenu: (message: Message, button: HTMLElement) => void
  onImage: BubbleProps['onImage']
  /** What is not on the server yet. */
  children: ReactNode
  isNothingUnsent: boolean
}

/** So many blocks on each side of where a conversation opens fill any screen. */
const nearBlocks = 2

/** The messages, the newest at the bottom; where the reader is stays where it is. */
export function MessageLog(props: MessageLogProps) {
  const { conversation, me, markedId, alterations, log, end, isAtEnd, toEnd, onMenu, onImage } = props
  const { children, isNothingUnsent } = props
  const { chatId, partner, messages, before, lastRead, unreadCount } = conversation
  const sentinel = useRef<HTMLDivElement>(null)
  const older = useOlder({ sentinel, log, chatId, before })
  const today = useToday()
  const blocks = blocksOf(messages)
  const markedAt = blocks.findIndex((block) => block.messages.some(({ id }) => id === markedId))
  useOpenAtMark(log)
  return (
    <div className={classes.place}>
      {/* What arrives is announced one by one (Announcer): here every older page would be read out as well. */}
      <div
        ref={log}
        className={classes.log}
        role="log"
        aria-label={words.conversation}
        aria-live="off"
        // Focusable, so that the keyboard can scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <div className={classes.messages}>
          <div className={classes.top}>
            <div ref={sentinel} />
            {before === null ? (
              <Beginning name={partner.displayName} isEmpty={messages.length === 0 && isNothingUnsent} />
            ) : (
              <MoreRows {...older} />
            )}
          </div>
          {blocks.map((block, at) => (
            <MessageBlockRows
              key={block.key}
              block={block}
              me={me}
              partner={partner}
              seenUpTo={Math.min(lastRead.partner, block.messages.at(-1)?.seq ?? 0)}
              markedId={block.messages.find(({ id }) => id === markedId)?.id}
              isNear={[markedAt, blocks.length - 1].some((place) => Math.abs(place - at) <= nearBlocks)}
              alterations={alterations.filter(({ id }) =>
                block.messages.some((message) => message.id === id),
              )}
              today={today}
              onMenu={onMenu}
              onImage={onImage}
            />
          ))}
          {children}
          <div ref={end} className={classes.end} />
        </div>
      </div>
      {isAtEnd === false && messages.length > 0 && jumpButton(unreadCount, toEnd)}
    </div>
  )
}

function Beginning({ name, isEmpty }: { name: string; isEmpty: boolean }) {
  if (isEmpty)
    return (
      <EmptyState
        illustration={<EmptyChats />}
        text={words.sayHelloTo(name)}
        hint={words.agreeOnWhatWhereWhen}
      />
    )
  return <p className={classes.beginning}>{words.chatBegins(name)}</p>
}

/** To the newest message, with how many below are unread. */
function jumpButton(unreadCount: number, onClick: () => void) {
  const isUnread = unreadCount > 0
  return (
    <Button
      className={classes.jump}
      radius="xl"
      variant="default"
      leftSection={<IconArrowDown size={20} aria-hidden />}
      aria-label={words.jumpToNewest + (isUnread ? `, ${words.unreadMessages(unreadCount)}` : '')}
      onClick={onClick}
    >
      {isUnread ? <span className={classes.count}>{badgeText(unreadCount)}</span> : words.newest}
    </Button>
  )
}

/** A conversation opens at its newest message, or at the first unread one if that is farther up. */
function useOpenAtMark(log: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const mark = log.current?.querySelector('[data-mark]')
    if (!log.current || !mark) return
    const above = mark.getBoundingClientRect().top - log.current.getBoundingClientRect().top
    if (above < 0) log.current.scrollBy({ top: above, behavior: 'instant' })
  }, [log])
}
