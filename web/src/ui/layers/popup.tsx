import { type ReactNode, useEffect, useId, useRef } from 'react'
import { CloseButton } from '../close-button.tsx'
import * as words from './layers-words.ts'
import classes from './popup.module.css'
import { enterTopLayer } from './top-layer.ts'
import { giveLostFocus } from './use-focus-return.ts'

const defaultWidth = 440
const pxPerRem = 16

interface PopupProps {
  title: string
  opened: boolean
  onClose: () => void
  /** Width where there is room, in px of letters of the usual size: it grows with them. */
  width?: number
  children: ReactNode
}

/**
 * A modal dialog: focus stays inside, Escape and the close button close it, focus returns to where it was. The element
 * marked `data-autofocus` gets the focus first. A press beside the popup does not close it: a thumb slips easily, and what
 * was typed would be lost.
 */
export function Popup({ opened, ...dialog }: PopupProps) {
  return opened ? <OpenPopup {...dialog} /> : null
}

function OpenPopup({ title, onClose, width = defaultWidth, children }: Omit<PopupProps, 'opened'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const ways = waysBack(document.activeElement)
    // React would take an `autoFocus` for itself and focus too early. This way the focus moves once, not by way of the close button.
    element.querySelector('[data-autofocus]')?.setAttribute('autofocus', '')
    element.showModal()
    const leave = enterTopLayer(element)
    return () => {
      leave()
      element.close()
      // The browser returns the focus only from a dialog that is closed before it is taken away.
      ways[0]?.focus()
      // What opened it may have gone; where its form knows better where to go on, it has said so by then.
      queueMicrotask(() => giveLostFocus(...ways))
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file picker inside the popup also sends `cancel`.
        if (event.target !== dialog.current) return
        event.preventDefault()
        onClose()
      }}
    >
      <div className={classes.panel} style={{ maxWidth: `${width / pxPerRem}rem` }}>
        <header className={classes.header}>
          <h2 className={classes.title} id={titleId}>
            {title}
          </h2>
          <CloseButton label={words.close} onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  )
}

/** What opened a popup, and what that stands in: the nearest of them that is left takes the focus. */
function waysBack(opener: Element | null): HTMLElement[] {
  if (!(opener instanceof HTMLElement)) return []
  return [opener, ...waysBack(opener.parentElement?.closest('[tabindex]') ?? null)]
}
