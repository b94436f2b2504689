import type { Conversation, Message } from '@shelfmate/contract/chat/chat'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { lazyPopup } from '#lib/lazy/lazy-part.ts'
import { useFileDrop } from '#ui/files/incoming-files.ts'
import { useFocusReturn } from '#ui/layers/use-focus-return.ts'
import { keepDraft } from '../composer/chat-drafts.ts'
import { Composer } from '../composer/composer.tsx'
import { chooseImage } from '../composer/handing.ts'
import { useKeptUpload } from '../composer/use-kept-upload.ts'
import { useIsTyping, useTellTyping } from '../composer/use-typing.ts'
import { firstUnread, lastEditable, newestOf } from '../data/chat-blocks.ts'
import { editMessage, sendMessage, useAlterations, useUnsent } from '../data/chat-unsent.ts'
import { MessageLog } from '../log/message-log.tsx'
import { useLogEnd } from '../log/use-log-end.ts'
import { useReadReport, useUnreadMark } from '../log/use-reading.ts'
import { useVisible } from '../log/use-visible.ts'
import { MessageMenu } from '../messages/message-menu.tsx'
import { UnsentRows } from '../messages/unsent-rows.tsx'
import { useShownImage } from '../messages/use-shown-image.ts'
import { Announcer } from './announcer.tsx'
import * as words from './conversation-words.ts'
import classes from './open-conversation.module.css'

const ImagePopup = lazyPopup(async () => (await import('../messages/image-popup.tsx')).ImagePopup)

interface OpenConversationProps {
  conversation: Conversation
  me: { id: string; displayName: string }
  /** While the server is asked what it is now. */
  isAsking: boolean
}

/** A conversation with its composer: what the server confirmed, and below it what was written here and is under way. */
export function OpenConversation({ conversation, me, isAsking }: OpenConversationProps) {
  const { chatId, partner, messages } = conversation
  const input = useRef<HTMLTextAreaElement>(null)
  const { editing, write, stopEditing, forget } = useWriting(input, me.id, messages)
  const { menu, toggle, close } = useMenu()
  const images = useShownImage(messages, me.id)
  const upload = useKeptUpload(chatId)
  const { unsent, alterations } = useUnconfirmed(conversation, input)
  const { toOwnNewest, ...reading } = useReading(conversation, isAsking)
  const tellTyping = useTellTyping(chatId)
  // An image may be dropped anywhere on the conversation.
  const drop = useFileDrop((file) => editing || chooseImage(upload, chatId, file))
  useFocusOnWideScreens(input)
  return (
    <div className={classes.conversation} {...drop}>
      <MessageLog
        conversation={conversation}
        me={me}
        alterations={alterations}
        {...reading}
        isNothingUnsent={unsent.length === 0}
        onMenu={toggle}
        onImage={images.show}
      >
        <UnsentRows messages={unsent} name={me.displayName} onImage={images.show} />
      </MessageLog>
      <TypingLine conversation={conversation} />
      <Composer
        userId={me.id}
        chatId={chatId}
        input={input}
        upload={upload}
        editing={editing}
        onSend={(message) => {
          sendMessage(chatId, message)
          toOwnNewest()
        }}
        onSave={(text) => {
          if (editing) editMessage(editing, chatId, text)
          stopEditing()
        }}
        onCancel={stopEditing}
        onEditLast={() => write(lastEditable(messages, me.id, alterations))}
        onTyping={tellTyping}
      />
      <Announcer messages={messages} partner={partner} />
      {menu && (
        <MessageMenu
          {...menu}
          chatId={chatId}
          isMine={menu.message.senderId === me.id}
          onClose={close}
          onWrite={write}
          onRemoved={forget}
        />
      )}
      {images.shown && <ImagePopup {...images.shown} onClose={images.close} />}
    </div>
  )
}

/** Which message's menu is open. The button that opened it closes it again. */
function useMenu() {
  const [menu, setMenu] = useState<{ message: Message; button: HTMLElement }>()
  // Beside the state: with a function that knows the state, every message would be drawn anew.
  const opener = useRef<HTMLElement>(undefined)
  const show = (next: typeof menu) => {
    opener.current = next?.button
    setMenu(next)
  }
  return {
    menu,
    toggle: (message: Message, button: HTMLElement) => {
      const isOpen = opener.current === button
      // Closes a menu that has the focus; nothing moves under the finger.
      button.focus({ preventScroll: true })
      show(isOpen ? undefined : { message, button })
    },
    close: () => show(undefined),
  }
}

function TypingLine({ conversation: { chatId, partner, messages } }: { conversation: Conversation }) {
  const isTyping = useIsTyping(chatId, partner.userId, newestOf(messages, partner.userId))
  return (
    <p className={classes.typing}>
      {isTyping && (
        <>
          <bdi>{partner.displayName}</bdi> {words.isTyping}
        </>
      )}
    </p>
  )
}

/** Which message is being written anew, if any. Whatever one does with it, one goes on in the composer. */
function useWriting(input: RefObject<HTMLElement | null>, userId: string, messages: readonly Message[]) {
  const [chosen, setEditing] = useState<Message>()
  // On another device.
  const goneId = messages.find(({ id, deleted }) => deleted && id === chosen?.id)?.id
  useEffect(() => {
    if (goneId !== undefined) keepDraft(userId, goneId, '')
  }, [userId, goneId])
  const editing = goneId === undefined ? chosen : undefined
  return {
    editing,
    write: (message?: Message) => {
      if (message) setEditing(message)
      input.current?.focus()
    },
    stopEditing: () => {
      setEditing(undefined)
      input.current?.focus()
    },
    /** It is deleted: there is nothing more to write. */
    forget: ({ id }: Message) => {
      keepDraft(userId, id, '')
      setEditing(editing?.id === id ? undefined : editing)
      input.current?.focus()
    },
  }
}

/** Where the reader is, and what is unread from there on. */
function useReading(conversation: Conversation, isAsking: boolean) {
  const { partner, messages } = conversation
  const log = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const { isAtEnd, toEnd } = useLogEnd(log, end, messages.at(-1)?.id)
  const isAttentive = useVisible() && isAtEnd === true
  useReadReport(conversation, isAttentive)
  const [readUpTo, clearMark] = useUnreadMark(conversation, { isAttentive, isAsking })
  return {
    log,
    end,
    isAtEnd,
    toEnd,
    markedId: readUpTo === undefined ? undefined : firstUnread(messages, partner.userId, readUpTo)?.id,
    /** Whoever writes has read what is there. */
    toOwnNewest: () => {
      clearMark()
      log.current?.scrollTo({ top: 0, behavior: 'instant' })
    },
  }
}

/** What is not confirmed yet. Who pressed Retry or Discard on what failed goes on in the composer. */
function useUnconfirmed({ chatId, messages }: Conversation, input: RefObject<HTMLElement | null>) {
  // Few are unsent; what has just been confirmed is among the newest.
  const unsent = useUnsent(chatId).filter(({ id }) => !messages.some((message) => message.id === id))
  const alterations = useAlterations(chatId)
  useFocusReturn(
    [...unsent, ...alterations].map(({ state, pressId }) => (state === 'waiting' ? '' : pressId)),
    input,
  )
  return { unsent, alterations }
}

/** Where there is a keyboard, one opens a chat to write. A phone would push its own over what is to be read. */
function useFocusOnWideScreens(input: { current: HTMLElement | null }) {
  useEffect(() => {
    if (matchMedia('(min-width: 768px) and (hover: hover)').matches)
      input.current?.focus({ preventScroll: true })
  }, [input])
}
