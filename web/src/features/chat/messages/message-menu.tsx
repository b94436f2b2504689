import type { Message } from '@shelfmate/contract/chat/chat'
import { IconFlag, IconPencil, IconTrash } from '@tabler/icons-react'
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { createPortal } from 'react-dom'
import { openReport } from '#lib/reports/reporting.ts'
import { focusFirstItem, moveByArrow } from '#ui/layers/menu-keys.ts'
import { isEditable } from '../data/chat-blocks.ts'
import { removeMessage } from '../data/chat-unsent.ts'
import * as words from './chat-messages-words.ts'
import classes from './message-menu.module.css'

const gapPx = 4
const edgePx = 8

interface MessageMenuProps {
  /** The button that opened it: it stands beside, and the focus returns there. */
  button: HTMLElement
  message: Message
  chatId: string
  isMine: boolean
  onClose: () => void
  /** It is to be written anew, in the composer. */
  onWrite: (message: Message) => void
  onRemoved: (message: Message) => void
}

/**
 * What can be done with a message: arrows move, Escape closes, the focus returns. Drawn outside of the conversation,
 * which cuts off what stands out of it.
 */
export function MessageMenu(props: MessageMenuProps) {
  const { button, onClose } = props
  const menu = useRef<HTMLDivElement>(null)
  usePlace(button, menu, onClose)
  useEffect(() => {
    focusFirstItem(menu.current, { preventScroll: true })
    button.setAttribute('aria-expanded', 'true')
    return () => button.removeAttribute('aria-expanded')
  }, [button])
  const leave = () => {
    onClose()
    button.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault()
      return leave()
    }
    moveByArrow(event.nativeEvent, menu.current)
  }
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onClose()
  }
  return createPortal(
    <div
      ref={menu}
      className={classes.menu}
      role="menu"
      tabIndex={-1}
      aria-label={words.message}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {itemsOf(props).map((item) => (
        <Item key={item.label} {...item} />
      ))}
    </div>,
    document.body,
  )
}

interface ItemProps {
  icon: typeof IconPencil
  label: string
  onClick: () => void
}

const Item = ({ icon: Icon, label, onClick }: ItemProps) => (
  <button type="button" role="menuitem" tabIndex={-1} className={classes.item} onClick={onClick}>
    <Icon size={20} aria-hidden />
    {label}
  </button>
)

/** What may be done with a message: other things with one's own than with the partner's. */
function itemsOf(props: MessageMenuProps): ItemProps[] {
  const { button, message, chatId, isMine, onClose, onWrite, onRemoved } = props
  const edit = () => {
    onClose()
    onWrite(message)
  }
  const remove = () => {
    removeMessage(message, chatId)
    onClose()
    onRemoved(message)
  }
  const report = () => {
    button.focus()
    onClose()
    openReport({ kind: 'message', targetId: message.id, chatId })
  }
  if (!isMine) return [{ icon: IconFlag, label: words.report, onClick: report }]
  const deletion = { icon: IconTrash, label: words.deleteIt, onClick: remove }
  return isEditable(message) ? [{ icon: IconPencil, label: words.edit, onClick: edit }, deletion] : [deletion]
}

/**
 * Below the button, or above it where there is no room below; inside the window also when that is turned or zoomed, and
 * beside its message when others arrive (the conversation grows upwards, which is no scrolling) or the conversation is
 * scrolled, which it also is by itself. It closes when the button has left the conversation's window.
 */
function usePlace(button: HTMLElement, menu: RefObject<HTMLElement | null>, onClose: () => void): void {
  useLayoutEffect(() => {
    const element = menu.current
    if (!element) return
    const log = button.closest('[role="log"]')
    const place = () => {
      const { offsetWidth, offsetHeight } = element
      const { left, top, bottom } = button.getBoundingClientRect()
      const room = log?.getBoundingClientRect()
      if (room && (bottom < room.top || top > room.bottom)) {
        onClose()
        return button.focus({ preventScroll: true })
      }
      const lowest = window.innerHeight - offsetHeight - edgePx
      const below = bottom + gapPx
      const wanted = below < lowest ? below : Math.min(top - gapPx - offsetHeight, lowest)
      element.style.setProperty('top', `${Math.max(edgePx, wanted)}px`)
      element.style.setProperty(
        'left',
        `${Math.max(edgePx, Math.min(left, window.innerWidth - offsetWidth - edgePx))}px`,
      )
    }
    place()
    window.addEventListener('resize', place)
    // Scrolling does not bubble.
    document.addEventListener('scroll', place, { capture: true, passive: true })
    const moves = new ResizeObserver(place)
    for (const moving of log ? [log, ...log.children] : []) moves.observe(moving)
    return () => {
      window.removeEventListener('resize', place)
      document.removeEventListener('scroll', place, { capture: true })
      moves.disconnect()
    }
  }, [button, menu, onClose])
}
