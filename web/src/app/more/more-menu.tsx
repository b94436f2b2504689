import { IconDots } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { offerReload, tellNotLoaded } from '#lib/forms/offer-reload.ts'
import { lazyPart } from '#lib/lazy/lazy-part.ts'
import classes from './more-menu.module.css'
import * as words from './more-words.ts'

/** Logging out brings the forms' rules along: 17 kB that no screen waits for. */
const panel = lazyPart(async () => (await import('./more-panel.tsx')).MorePanel)
const load = (missing: () => void) => void panel.load().catch(missing)

/** What the bar of a phone has no room for: home, profile, notifications, theme and logout, from every screen. */
export function MoreMenu() {
  const { pathname } = useLocation()
  // Wherever somebody went by it, it is closed.
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === pathname
  // Also when they come back.
  if (openAt !== undefined && !isOpen) setOpenAt(undefined)
  const id = useId()
  const draw = panel.useDraw()
  const button = useRef<HTMLButtonElement>(null)
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return
    // A popup of its own closes by itself.
    if (target instanceof Element && target.closest('dialog')) return
    setOpenAt(undefined)
    button.current?.focus()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // A press beside any button has no related target, and a popup of its own is no way out.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpenAt(undefined)
  }
  return (
    // Escape and leaving close what the button opened; both are its own.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={classes.place} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPointerEnter={() => load(offerReload)}
        onFocus={() => load(offerReload)}
        onClick={() => {
          load(tellNotLoaded)
          setOpenAt(isOpen ? undefined : pathname)
        }}
      >
        <IconDots size={24} stroke={1.8} aria-hidden />
        {words.more}
      </button>
      {isOpen && (
        <div id={id} className={classes.panel}>
          {draw?.({})}
        </div>
      )}
    </div>
  )
}
