import { ActionIcon } from '@mantine/core'
import type { Message, Person } from '@shelfmate/contract/chat/chat'
import { IconDotsVertical } from '@tabler/icons-react'
import { memo, useContext } from 'react'
import { localDate } from '#lib/dates.ts'
import { stayInMenu } from '#ui/layers/menu-keys.ts'
import { beginningOf, dayLabel, saidTo } from '../chat-words.ts'
import { asShown, isDeletable, isEditable, isReportable, type MessageBlock } from '../data/chat-blocks.ts'
import type { Alteration } from '../data/chat-unsent.ts'
import { Bubble, type BubbleProps } from './bubble.tsx'
import * as words from './chat-messages-words.ts'
import { AlterationFailure } from './failure-line.tsx'
import classes from './message-block.module.css'
import { MessageCards } from './message-cards.ts'

/** Messages by one sender closer to each other than this look like one. */
const groupMs = 5 * 60_000
/** Taken for the height of messages that have not been on the screen yet. */
const usualHeightPx = 72

interface MessageBlockProps {
  block: MessageBlock
  me: { id: string; displayName: string }
  partner: Person
  /** Up to which message of this block the partner has read. */
  seenUpTo: number
  /** The message above which the first-unread mark stands, when it is in this block. */
  markedId: string | undefined
  /** Where the conversation opens it is drawn at once: a height that is known later would move what is being read. */
  isNear: boolean
  /** What was done here to messages of this block. */
  alterations: readonly Alteration[]
  today: string
  onMenu: (message: Message, button: HTMLElement) => void
  onImage: BubbleProps['onImage']
}

/**
 * Some messages in a row. The browser skips a block that is far from the screen, and React one that did not change; by hand,
 * because the compiler would compare the array of messages, which is a new one each time.
 */
export const MessageBlockRows = memo(function MessageBlockRows(props: MessageBlockProps) {
  const { block, me, partner, seenUpTo, markedId, isNear, alterations, today, onMenu, onImage } = props
  const drawCard = useContext(MessageCards)
  return (
    <div
      className={classes.block}
      data-near={isNear || undefined}
      style={{ containIntrinsicSize: `auto ${block.messages.length * usualHeightPx}px` }}
    >
      {block.messages.map((message, at) => {
        const previous = at === 0 ? block.previous : block.messages[at - 1]
        const alteration = alterations.find(({ id }) => id === message.id)
        const isMine = message.senderId === me.id
        const altered = asShown(message, alterations)
        const shown = { ...altered, text: saidTo(message.card?.said, isMine) ?? altered.text }
        const isNewDay = !previous || dayOf(previous) !== dayOf(message)
        const isMarked = message.id === markedId
        const action = (isDeletable(shown, me.id) || isReportable(shown, me.id)) && (
          <MenuButton message={shown} isMine={isMine} onMenu={onMenu} />
        )
        return (
          <div key={message.id} className={previous ? undefined : classes.oldest}>
            {isNewDay && <p className={classes.day}>{dayLabel(message.sentAt, today)}</p>}
            {isMarked && (
              <p className={classes.mark} data-mark>
                {words.newMessages}
              </p>
            )}
            {message.card && drawCard ? (
              <div className={classes.card}>
                {drawCard(shown)}
                {action}
              </div>
            ) : (
              <Bubble
                isMine={isMine}
                name={isMine ? me.displayName : partner.displayName}
                isFirst={isNewDay || isMarked || !goesOn(previous, message)}
                text={shown.text}
                isDeleted={shown.deleted}
                isEdited={alteration !== undefined || message.editedAt !== null}
                image={shown.image}
                sentAt={message.sentAt}
                status={isMine ? statusOf(message, seenUpTo, alteration) : undefined}
                onImage={onImage}
                action={action}
                failure={
                  alteration &&
                  alteration.state !== 'waiting' && <AlterationFailure alteration={alteration} />
                }
              />
            )}
          </div>
        )
      })}
    </div>
  )
}, isSameBlock)

const dayOf = ({ sentAt }: Message) => localDate(new Date(sentAt))

/** Whether a message follows soon on one by the same sender. A card shows no sender, so nothing goes on from it. */
const goesOn = (previous: Message, { senderId, sentAt }: Message) =>
  !previous.card &&
  previous.senderId === senderId &&
  Date.parse(sentAt) - Date.parse(previous.sentAt) < groupMs

function statusOf(
  { seq }: Message,
  seenUpTo: number,
  alteration: Alteration | undefined,
): string | undefined {
  if (alteration) return alteration.state === 'waiting' ? words.sending : undefined
  return seq <= seenUpTo ? words.seen : words.delivered
}

function menuLabel(message: Message, isMine: boolean): string {
  const what = !isMine ? words.report : isEditable(message) ? words.editOrDelete : words.deletePicture
  return message.text === '' ? what : `${what}: ${beginningOf(message.text)}`
}

interface MenuButtonProps extends Pick<MessageBlockProps, 'onMenu'> {
  message: Message
  isMine: boolean
}

function MenuButton({ message, isMine, onMenu }: MenuButtonProps) {
  return (
    <ActionIcon
      className={classes.more}
      aria-label={menuLabel(message, isMine)}
      aria-haspopup="menu"
      radius="xl"
      data-menu-of={message.id}
      onMouseDown={stayInMenu}
      onClick={({ currentTarget }) => onMenu(message, currentTarget)}
    >
      <IconDotsVertical size={20} aria-hidden />
    </ActionIcon>
  )
}

/** Compares the messages of a block, which stay the same, where its array does not. */
function isSameBlock(before: MessageBlockProps, after: MessageBlockProps): boolean {
  const { block: _before, alterations: alterationsBefore, ...restBefore } = before
  const { block: _after, alterations: alterationsAfter, ...restAfter } = after
  return (
    isSameList(before.block.messages, after.block.messages) &&
    before.block.previous === after.block.previous &&
    isSameList(alterationsBefore, alterationsAfter) &&
    isSameList(Object.values(restBefore), Object.values(restAfter))
  )
}

const isSameList = (before: readonly unknown[], after: readonly unknown[]) =>
  before.length === after.length && before.every((item, at) => Object.is(item, after[at]))
