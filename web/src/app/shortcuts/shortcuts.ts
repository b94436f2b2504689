import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { readNote, writeNote } from '#lib/device/device-notes.ts'
import { createStore } from '#lib/store.ts'
import { undoLast } from './undo-last.ts'

const shown = createStore(false)

/** Whether the list of keys is shown. */
export const useShortcutsShown = shown.use
export const showShortcuts = (): void => shown.set(true)
export const hideShortcuts = (): void => shown.set(false)

/** Kept for the device, whoever uses it. */
const note = 'single-keys'
const off = 'off'
const singleKeys = createStore(readNote(note) !== off)

/** Whether keys do something: who speaks to a device, or hits keys unmeant, switches them off (WCAG 2.1.4). */
export const useSingleKeys = singleKeys.use

/** Switches them on or off, and remembers it on this device. */
export function chooseSingleKeys(isOn: boolean): void {
  singleKeys.set(isOn)
  writeNote(note, isOn ? 'on' : off)
}

const places = { p: '/pantry', e: '/exchange', r: '/recipes', c: '/chat', h: '/home' } as const
const isPlace = (key: string): key is keyof typeof places => key in places
/** How long a `g` waits for where to go. */
const chordMs = 1_500

const cards = () => [...document.querySelectorAll<HTMLElement>('article[id^="card-"]')]
const focusedCard = () => document.activeElement?.closest<HTMLElement>('article[id^="card-"]')

/** Presses or focuses the first that says that it answers to a key: one that answers to several names them with gaps. */
function answer(key: string, within: ParentNode | null | undefined): boolean {
  const found = within?.querySelector<HTMLElement>(`[data-shortcut~="${key}"]`)
  if (found instanceof HTMLInputElement) found.focus()
  else found?.click()
  return found !== null && found !== undefined
}

/** Goes to the next card or the one before; from nowhere to the first. */
function step(by: 1 | -1): boolean {
  const all = cards()
  const focused = focusedCard()
  const at = focused ? all.indexOf(focused) + by : 0
  const next = all[Math.max(0, Math.min(at, all.length - 1))]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
  return next !== undefined
}

function act(key: string): boolean {
  switch (key) {
    case 'j':
      return step(1)
    case 'k':
      return step(-1)
    case 'e':
    case 'x':
      return answer(key, focusedCard())
    case 'n':
    case '/':
      return answer(key, document)
    case 'z':
      return undoLast()
    default:
      return false
  }
}

const isTyping = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)) &&
  !(target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type))

/** Keys that end what is typed: what comes after them is meant for the page. */
const endsTyping = new Set(['Enter', 'Escape', 'Tab'])
/** So does going elsewhere. */
const turns = ['pointerdown', 'click', 'popstate']

/** Keys for those who have them: `?` lists them. */
export function useShortcuts(): void {
  const router = useRouter()
  const go = useEffectEvent((key: keyof typeof places) => void router.navigate({ to: places[key] }))
  useEffect(() => {
    let chordUntil = 0
    let typedIn: Element | undefined
    const turn = () => {
      typedIn = undefined
    }
    const press = (event: KeyboardEvent) => {
      const { key, target } = event
      if (endsTyping.has(key)) turn()
      else if (isTyping(target)) typedIn = target
      // The field went away by itself: the rest of the sentence is no commands.
      if (typedIn?.isConnected === false) return
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(target)) return
      if (!singleKeys.get() || document.querySelector('dialog[open]')) return
      const isChord = event.timeStamp < chordUntil
      chordUntil = key === 'g' ? event.timeStamp + chordMs : 0
      if (isChord && isPlace(key)) go(key)
      else if (key === '?') showShortcuts()
      else if (!act(key)) return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    for (const type of turns) window.addEventListener(type, turn, true)
    return () => {
      for (const type of turns) window.removeEventListener(type, turn, true)
      document.removeEventListener('keydown', press)
      hideShortcuts()
    }
  }, [])
}
