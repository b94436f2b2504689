import { IconBell } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import * as words from './layers-words.ts'

/** A button of a toast. */
export interface ToastAction {
  label: string
  run: () => void
}

/** What a toast's picture is given: it stands beside words that say it all. */
interface ToastIconProps {
  className?: string | undefined
  size?: number
  'aria-hidden'?: boolean
}

/** Toasts live outside React, so that any code may show one; toaster.tsx draws them. */
export interface Toast {
  id: number
  kind: 'success' | 'error' | 'undo'
  message: string
  /** Shown small below the message, to quote when asking for help. */
  detail?: string | undefined
  /** Instead of the usual one of its kind. */
  icon?: ComponentType<ToastIconProps> | undefined
  action?: ToastAction | undefined
  /** A second thing that may be said or done. */
  also?: ToastAction | undefined
  /** Whom alone it is for; undefined for whoever reads the screen. */
  userId?: string | undefined
  durationMs: number
}

const successMs = 5_000
const errorMs = 10_000
const undoMs = 8_000
/** Until it is answered or closed. */
const offerMs = 86_400_000
const keptAtOnce = 12

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** All of them, oldest first. */
export const readToasts = () => toasts

/** What is drawn stays as it is while one of them has the focus: nothing moves under the finger that presses it. */
let held: ReadonlySet<number> | undefined

/** What failed comes first, then what can be undone: of each kind the newest. */
const kindsByNeed = ['error', 'undo', 'success'] as const

/** At most one of each is drawn, each in its place: the last Undo stays where it is, and nothing stands above what failed. */
export const kindsFromTop = ['error', 'success', 'undo'] as const

/** Those to draw where there is room for one or two, in the order of the screen. */
export function drawnToasts(all: readonly Toast[], room: 1 | 2): readonly Toast[] {
  const kept = all.filter(({ id }) => held?.has(id))
  const needed = kindsByNeed.flatMap((kind) => all.findLast((toast) => toast.kind === kind) ?? [])
  const drawn = kept.length > 0 ? kept : needed.slice(0, room)
  return kindsFromTop.flatMap((kind) => drawn.find((toast) => toast.kind === kind) ?? [])
}

/** Told when one of the drawn toasts gets the focus, with the ids of all of them, and without any when it loses it. */
export function holdToasts(ids?: readonly number[]): void {
  held = ids && new Set(ids)
  update([...toasts])
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function update(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

function show(toast: Omit<Toast, 'id'>): number {
  lastId += 1
  update([...toasts, { ...toast, id: lastId }].slice(-keptAtOnce))
  return lastId
}

/** Says that something worked (role status), and where that leads. Returns the toast's id. */
export function notifySuccess(message: string, extras?: Pick<Toast, 'action' | 'icon'>): number {
  return show({ kind: 'success', message, ...extras, durationMs: successMs })
}

interface ErrorToast {
  requestId?: string | undefined
  /** Offers Retry. */
  retry?: (() => void) | undefined
  /** Offers something else. */
  action?: ToastAction
}

/** Says that something failed (role alert). Never the only copy: what was typed stays where it was typed. */
export function notifyError(message: string, { requestId, retry, action }: ErrorToast = {}): number {
  return show({
    kind: 'error',
    message,
    detail: requestId && words.request(requestId),
    action: retry ? { label: words.retry, run: retry } : action,
    durationMs: errorMs,
  })
}

/** Says what was done and offers to take it back (D10). */
export function notifyUndo(message: string, undo: () => void, also?: ToastAction): number {
  return show({ kind: 'undo', message, action: { label: words.undo, run: undo }, also, durationMs: undoMs })
}

/** Offers something that nobody has asked for, or to one user alone; it waits for an answer. */
export function notifyOffer(message: string, action: ToastAction, userId?: string): number {
  return show({ kind: 'success', icon: IconBell, message, action, userId, durationMs: offerMs })
}

/** Takes away what only its user could answer: what they did or could not do, with its Undo or Retry. */
export function dismissDeeds(): void {
  update(toasts.filter(({ kind }) => kind === 'success'))
}

/** Takes away what is for others than this user. */
export function dismissOthers(reader: string): void {
  update(toasts.filter(({ userId = reader }) => userId === reader))
}

/** Takes away every Undo: nobody is signed in who could press it. What went wrong stays to be read. */
export function dismissUndos(): void {
  update(toasts.filter(({ kind }) => kind !== 'undo'))
}

/** Takes a toast away; one that is gone already does no harm. */
export function dismissToast(id: number): void {
  if (toasts.some((toast) => toast.id === id)) update(toasts.filter((toast) => toast.id !== id))
}
