import type { achievementsCalls } from '@shelfmate/contract/achievements/achievements'
import { IconMedal } from '@tabler/icons-react'
import { createElement, useEffect, useEffectEvent } from 'react'
import { sendTo } from '#lib/api/api-client.ts'
import { prefersReducedMotion } from '#lib/lazy/reduced-motion.ts'
import { isConnected, listenLive } from '#lib/realtime.ts'
import { notifySuccess, type Toast } from '#ui/layers/toasts.ts'
import { addresses, unlockedEvent } from './achievements.addresses.ts'
import * as words from './achievements-words.ts'

const celebrationMs = 5_000
/** What this page has celebrated: an event and the list of what is still open may name the same badge. */
const celebrated = new Set<string>()

/**
 * Celebrates badges the moment they are earned, and at the next visit the ones earned while away (D19). A page that is not looked
 * at leaves them open: to its next look, or to another screen.
 */
export function useCelebrations(userId: string | undefined, onSee: (badge: string) => void): void {
  const see = useEffectEvent(onSee)
  useEffect(() => {
    if (!userId) return
    celebrated.clear()
    let isToAsk = isConnected()
    const look = () => {
      if (!isToAsk || document.hidden) return
      isToAsk = false
      void celebrateWhatIsOpen(see)
    }
    const ask = () => {
      isToAsk = true
      look()
    }
    const hear = ({ badges }: { badges: string[] }) => (document.hidden ? ask() : celebrate(badges, see))
    look()
    document.addEventListener('visibilitychange', look)
    const stop = listenLive(ask, [unlockedEvent, hear])
    return () => {
      document.removeEventListener('visibilitychange', look)
      stop()
    }
  }, [userId])
}

async function celebrateWhatIsOpen(see: (badge: string) => void): Promise<void> {
  try {
    const { uncelebrated } = await sendTo<typeof achievementsCalls.mine>(addresses.mine, {})
    celebrate(uncelebrated, see)
  } catch {
    // Nothing is lost: what is open stays open on the server until a later connect asks again.
  }
}

function celebrate(badges: readonly string[], see: (badge: string) => void): void {
  const news = badges.filter((badge) => !celebrated.has(badge))
  if (news.length === 0) return
  for (const badge of news) celebrated.add(badge)
  void cheer(news, see)
  // The words say it all; confetti that does not arrive is missed by nobody.
  throwConfetti().catch(() => undefined)
  // Should this get lost the badge is celebrated once more at the next visit, which nobody minds.
  sendTo<typeof achievementsCalls.celebrated>(addresses.celebrated, { body: { badges: news } }).catch(
    () => undefined,
  )
}

/** The greatest, which comes last, is drawn first; the others after it, each for its five seconds. */
async function cheer(badges: readonly string[], see: (badge: string) => void): Promise<void> {
  const iconOf = await medals()
  for (const badge of badges)
    notifySuccess(words.youJustUnlocked(badge), {
      action: { label: words.seeIt, run: () => see(badge) },
      icon: iconOf(badge),
    })
}

/** The drawings come when there is something to celebrate; without them any medal will do. */
async function medals(): Promise<(badge: string) => NonNullable<Toast['icon']>> {
  try {
    const { BadgeArt } = await import('./badge-art.tsx')
    return (name) =>
      ({ className }) =>
        createElement(BadgeArt, { name, className })
  } catch {
    return () => IconMedal
  }
}

const burstEveryMs = 700
const burst = { particleCount: 60, spread: 75, startVelocity: 38, ticks: 140, zIndex: 400 }

/** Five seconds of confetti over everything; none for people who asked for less motion. */
async function throwConfetti(): Promise<void> {
  if (prefersReducedMotion()) return
  const { default: confetti } = await import('canvas-confetti')
  const canvas = document.createElement('canvas')
  canvas.setAttribute('aria-hidden', 'true')
  canvas.dataset.confetti = ''
  Object.assign(canvas.style, {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    pointerEvents: 'none',
    zIndex: '400',
  })
  document.body.append(canvas)
  const fire = confetti.create(canvas, { resize: true, useWorker: false, disableForReducedMotion: true })
  const throwBoth = () => {
    void fire({ ...burst, angle: 60, origin: { x: 0, y: 0.8 } })
    void fire({ ...burst, angle: 120, origin: { x: 1, y: 0.8 } })
  }
  throwBoth()
  const bursts = setInterval(throwBoth, burstEveryMs)
  setTimeout(() => {
    clearInterval(bursts)
    fire.reset()
    canvas.remove()
  }, celebrationMs)
}
