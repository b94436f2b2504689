import { Button } from '@mantine/core'
import { IconAlertTriangle, IconArrowBackUp, IconCircleCheck } from '@tabler/icons-react'
import { type FocusEvent, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { CloseButton } from '../close-button.tsx'
import * as words from './layers-words.ts'
import classes from './toaster.module.css'
import {
  dismissToast,
  drawnToasts,
  holdToasts,
  readToasts,
  subscribeToToasts,
  type Toast,
  type ToastAction,
} from './toasts.ts'
import { readTopLayer, subscribeToTopLayer } from './top-layer.ts'

const icons = { success: IconCircleCheck, error: IconAlertTriangle, undo: IconArrowBackUp }

/** As high as a window is at 400 % zoom: a second toast would be out of view, and its time would pass unseen. */
const low = matchMedia('(max-height: 320px)')

/** Draws the toasts; stands once, at the root. Two would cover the fields of a popup on a phone. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts)
  const top = useSyncExternalStore(subscribeToTopLayer, readTopLayer)
  const isLow = useSyncExternalStore(followLow, () => low.matches)
  // A popup that opens has nothing to take over: drawing an empty stack into it would only keep the press waiting.
  if (toasts.length === 0) return null
  const drawn = drawnToasts(toasts, top || isLow ? 1 : 2)
  return createPortal(
    <div className={classes.stack}>
      {drawn.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onHold={() => holdToasts(drawn.map(({ id }) => id))} />
      ))}
    </div>,
    top ?? document.body,
  )
}

function followLow(listener: () => void): () => void {
  low.addEventListener('change', listener)
  return () => low.removeEventListener('change', listener)
}

function ToastCard({ toast, onHold }: { toast: Toast; onHold: () => void }) {
  const [isHovered, setHovered] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  useCountdown(toast, isHovered || hasFocus)
  const hold = useEffectEvent(onHold)
  useEffect(() => {
    if (!hasFocus) return
    hold()
    return () => holdToasts()
  }, [hasFocus])
  const Icon = toast.icon ?? icons[toast.kind]
  const release = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocus(false)
  }
  return (
    // The group tells which message a button belongs to. Pausing under a pointer is a courtesy to readers, not a control.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className={classes.toast}
      role="group"
      aria-label={toast.message}
      data-kind={toast.kind}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocus(true)}
      onBlur={release}
    >
      <Icon className={classes.icon} size={22} aria-hidden />
      <div className={classes.body}>
        <div className={classes.text}>
          <p role={toast.kind === 'error' ? 'alert' : 'status'}>{toast.message}</p>
          {toast.detail && <p className={classes.detail}>{toast.detail}</p>}
        </div>
        <div className={classes.actions}>
          {[toast.also, toast.action].map(
            (action) => action && <ToastButton key={action.label} of={toast} {...action} />,
          )}
        </div>
      </div>
      <CloseButton label={words.closeMessage} onClick={() => dismissToast(toast.id)} />
    </div>
  )
}

const ToastButton = ({ of, label, run }: ToastAction & { of: Toast }) => (
  <Button
    className={classes.action}
    variant="light"
    onClick={() => {
      dismissToast(of.id)
      run()
    }}
  >
    {label}
  </Button>
)

/** Closes a toast when its time is up. The clock stands while the toast is hovered or focused and while the page is hidden. */
function useCountdown({ id, durationMs }: Toast, held: boolean) {
  const leftMs = useRef(durationMs)
  const [hidden, setHidden] = useState(document.hidden)
  useEffect(() => {
    const follow = () => setHidden(document.hidden)
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [])
  useEffect(() => {
    if (held || hidden) return
    const startedAt = performance.now()
    const timer = setTimeout(() => dismissToast(id), leftMs.current)
    return () => {
      clearTimeout(timer)
      leftMs.current -= performance.now() - startedAt
    }
  }, [id, held, hidden])
}
