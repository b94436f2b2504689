import type { Page } from '@playwright/test'

/** What a long list did while a finger dragged it. */
export interface Scrolled {
  framesPerSecond: number
  /** The share of the frames that came when the screen was ready for them. */
  onTime: number
  longestMs: number
}

/** A fast thumb: 3,000 px a second of 60 frames. */
export const framePx = 50
/** A screen shows a frame every 16.7 ms: one that took longer than this missed its turn. */
const lateMs = 25
const settledMs = 1_000

/** Scrolls the list of a page by so many px, so many a frame. Throws when it hardly moved. */
export async function drag(page: Page, distance: number, px: number): Promise<Scrolled> {
  await page.waitForTimeout(settledMs)
  const { frames, moved } = await page.evaluate(scrollBy, { distance, px })
  if (moved < distance / 2) throw new Error(`the list was scrolled by ${moved} px alone`)
  const gaps = frames.slice(1).map((at, n) => at - (frames[n] ?? at))
  const total = (frames.at(-1) ?? 0) - (frames[0] ?? 0)
  return {
    framesPerSecond: (gaps.length / total) * 1_000,
    onTime: gaps.filter((gap) => gap <= lateMs).length / gaps.length,
    longestMs: Math.max(...gaps),
  }
}

/**
 * Runs in the page: scrolls a conversation, or else the page, by `px` a frame, and returns when each frame came and how far it went.
 * By script: a touch of the developer tools moves nothing in a browser without a screen.
 */
function scrollBy({ distance, px }: { distance: number; px: number }) {
  const box = document.querySelector('[role="log"]') ?? document.documentElement
  const from = box.scrollTop
  const frames: number[] = []
  return new Promise<{ frames: number[]; moved: number }>((done) => {
    const next = (now: number) => {
      frames.push(now)
      if (frames.length * Math.abs(px) > distance)
        return done({ frames, moved: Math.abs(box.scrollTop - from) })
      box.scrollBy({ top: px, behavior: 'instant' })
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
}
