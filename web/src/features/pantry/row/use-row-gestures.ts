import { type PointerEvent, useRef } from 'react'

interface Swipe {
  /** What it does, said below the row while that is moved. */
  label: string
  do: () => void
}

interface RowGestures {
  right: Swipe
  /** Undefined where there is nothing to do. */
  left: Swipe | undefined
  onLong: () => void
  /** While items are being chosen, a touch is a choice and nothing else. */
  isOff: boolean
}

interface Touch {
  x: number
  y: number
  timer: ReturnType<typeof setTimeout>
  /** Set once the touch has become a gesture: the click that ends it opens nothing. */
  isGesture: boolean
}

const swipePx = 88
const stillPx = 10
const longMs = 500

/** Fingers on a row: a swipe to the right or left, or a long press. A mouse has buttons for all of it. */
export function useRowGestures({ right, left, onLong, isOff }: RowGestures) {
  const touch = useRef<Touch>(undefined)
  const wasGesture = useRef(false)
  const end = (line: HTMLElement) => {
    clearTimeout(touch.current?.timer)
    if (touch.current) wasGesture.current = touch.current.isGesture
    touch.current = undefined
    delete line.parentElement?.dataset['swiped']
    line.style.removeProperty('--swipe')
  }
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent<HTMLElement>) => {
      wasGesture.current = false
      if (isOff || pointerType === 'mouse') return
      const begun: Touch = {
        x: clientX,
        y: clientY,
        isGesture: false,
        timer: setTimeout(() => {
          // Where the finger goes from here is no swipe.
          touch.current = undefined
          wasGesture.current = true
          onLong()
        }, longMs),
      }
      touch.current = begun
    },
    onPointerMove: ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
      const begun = touch.current
      if (!begun) return
      const [dx, dy] = [clientX - begun.x, clientY - begun.y]
      if (Math.hypot(dx, dy) > stillPx) clearTimeout(begun.timer)
      if (Math.abs(dx) > stillPx && Math.abs(dx) > Math.abs(dy)) begun.isGesture = true
      if (!begun.isGesture) return
      // On the card, which keeps what moves within its edges.
      currentTarget.parentElement?.setAttribute('data-swiped', (dx > 0 ? right : left)?.label ?? '')
      currentTarget.style.setProperty('--swipe', `${dx}px`)
    },
    onPointerUp: ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
      const begun = touch.current
      end(currentTarget)
      if (!begun?.isGesture) return
      const dx = clientX - begun.x
      if (dx > swipePx) right.do()
      if (dx < -swipePx) left?.do()
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => end(currentTarget),
    onClickCapture: (event: { stopPropagation: () => void }) => {
      if (wasGesture.current) event.stopPropagation()
      wasGesture.current = false
    },
  }
}
