import { Button } from '@mantine/core'
import { IconAlertTriangle, IconArrowBackUp, IconCircleCheck } from '@tabler/icons-react'
import { useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { CloseButton } from '../close-button.tsx'
import * as words from './layers-words.ts'
import classes from './toaster.module.css'
import {
  dismissToast,
  drawnToasts,
  holdToasts,
  kindsFromTop,
  readToasts,
  subscribeToToasts,
  type Toast,
  type ToastAction,
} from './toasts.ts'
import { readTopLayer, subscribeToTopLayer } from './top-layer.ts'
import { useToastFocus } from './use-toast-focus.ts'

const icons = { success: IconCircleCheck, error: IconAlertTriangle, undo: IconArrowBackUp }

/** As high as a window is at 400 % zoom: a second toast would be out of view, and its time would pass unseen. */
const low = matchMedia('(max-height: 320px)')

/** Draws the toasts; stands once, at the root. Two would cover the fields of a popup on a phone. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts)
  const top = useSyncExternalStore(subscribeToTopLayer, readTopLayer)
  const isLow = useSyncExternalStore(followLow, () => low.matches)
  const drawn = drawnToasts(toasts, top || isLow ? 1 : 2)
  // What a screen reader shall speak comes into a region that was there before, and outside of a popup it hears nothing.
  return (
    <>
      {createPortal(<Stack drawn={top ? [] : drawn} />, document.body)}
      {top && createPortal(<Stack drawn={drawn} />, top)}
    </>
  )
}

function Stack({ drawn }: { drawn: readonly Toast[] }) {
  // The regions first, then what is there already: and a popup that opens has no toast to draw before it shows.
  const shown = useDeferredValue(true, false) ? drawn : []
  return (
    <div className={classes.stack}>
      {kindsFromTop.map((kind) => (
        <ToastCard
          key={kind}
          kind={kind}
          toast={shown.find((toast) => toast.kind === kind)}
          onHold={() => holdToasts(drawn.map(({ id }) => id))}
        />
      ))}
    </div>
  )
}

function followLow(listener: () => void): () => void {
  low.addEventListener('change', listener)
  return () => low.removeEventListener('change', listener)
}

interface ToastCardProps {
  kind: Toast['kind']
  toast: Toast | undefined
  onHold: () => void
}

/** The last toast of its kind. Without one, the empty region that will say the next; an alert is spoken as it comes. */
function ToastCard({ kind, toast, onHold }: ToastCardProps) {
  const [isHovered, setHovered] = useState(false)
  const { hasFocus, ...focus } = useToastFocus(toast, onHold)
  const [last, setLast] = useState<{ toast?: Toast | undefined; isHeard: boolean }>({ isHeard: false })
  if (last.toast !== toast) {
    setLast({ toast, isHeard: toast !== undefined && isHeard(toast) })
    if (!toast) setHovered(false)
  }
  useCountdown(toast, isHovered || hasFocus)
  if (!toast && kind === 'error') return null
  const Icon = toast?.icon ?? icons[kind]
  return (
    // The group tells which message a button belongs to. Pausing under a pointer is a courtesy to readers, not a control.
    <div
      className={toast ? classes.toast : classes.none}
      role={toast && 'group'}
      aria-label={toast?.message}
      data-kind={kind}
      onPointerOver={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      {...focus}
    >
      {toast && <Icon className={classes.icon} size={22} aria-hidden />}
      <div className={classes.body}>
        <div className={classes.text}>
          <p
            role={kind === 'error' && !last.isHeard ? 'alert' : 'status'}
            aria-live={last.isHeard ? 'off' : undefined}
          >
            {/* The same words are spoken again when they come again. */}
            {toast && <span key={toast.id}>{toast.message}</span>}
          </p>
          {toast?.detail && <p className={classes.detail}>{toast.detail}</p>}
        </div>
        <div className={classes.actions}>
          {toast &&
            [toast.also, toast.action].map(
              (action) => action && <ToastButton key={toast.id + action.label} of={toast} {...action} />,
            )}
        </div>
      </div>
      {toast && (
        <CloseButton key={toast.id} label={words.closeMessage} onClick={() => dismissToast(toast.id)} />
      )}
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

/** How long each still stays, and since when it is drawn: that goes on where a popup opens or closes. */
const clocks = new WeakMap<Toast, { leftMs: number; drawnAt: number }>()
/** What is cut off by a popup before is spoken again. */
const heardAfterMs = 1_000

const isHeard = (toast: Toast) =>
  performance.now() - (clocks.get(toast)?.drawnAt ?? Number.POSITIVE_INFINITY) > heardAfterMs

/** Closes a toast when its time is up. The clock stands while the toast is hovered or focused and while the page is hidden. */
function useCountdown(toast: Toast | undefined, held: boolean) {
  const [hidden, setHidden] = useState(document.hidden)
  useEffect(() => {
    const follow = () => setHidden(document.hidden)
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [])
  useEffect(() => {
    if (!toast || held || hidden) return
    const startedAt = performance.now()
    const clock = clocks.get(toast) ?? { leftMs: toast.durationMs, drawnAt: startedAt }
    clocks.set(toast, clock)
    const timer = setTimeout(() => dismissToast(toast.id), clock.leftMs)
    return () => {
      clearTimeout(timer)
      clock.leftMs -= performance.now() - startedAt
    }
  }, [toast, held, hidden])
}
