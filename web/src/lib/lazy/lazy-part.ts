import { type ComponentType, createElement, type ReactNode, useEffect, useEffectEvent } from 'react'
import { offerReload, tellNotLoaded } from '../forms/offer-reload.ts'
import { createStore } from '../store.ts'

interface LazyPart<Props> {
  /** Resolves when the part can be drawn; rejects when its code could not be loaded. */
  load: () => Promise<void>
  /** Draws the part; undefined until it is loaded. */
  useDraw: () => ((props: Props) => ReactNode) | undefined
}

/** A part of a screen whose code comes later. Unlike React's lazy it neither suspends nor remembers a failure. */
export function lazyPart<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const drawn = createStore<((props: Props) => ReactNode) | undefined>(undefined)
  return {
    load: async () => {
      if (drawn.get()) return
      const Part = await importPart()
      drawn.set((props) => createElement(Part, props))
    },
    useDraw: drawn.use,
  }
}

/**
 * A part of a screen whose code is asked for when it is first drawn: what is behind a press costs nothing before it. What is
 * drawn `meanwhile` keeps the room of a part that something stands below.
 */
export function lazyOnRender<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
  meanwhile?: (props: Props) => ReactNode,
): (props: Props) => ReactNode {
  const part = lazyPart(importPart)
  const load = () => void part.load().catch(offerReload)
  return (props) => {
    const draw = part.useDraw() ?? meanwhile
    useEffect(load, [])
    return draw?.(props)
  }
}

/** A popup whose code is asked for when it is opened. Where that doesn't come, it says so and closes: the next press asks again. */
export function lazyPopup<Props extends object>(
  importPopup: () => Promise<ComponentType<Props>>,
): (props: Props & { onClose: () => void }) => ReactNode {
  const part = lazyPart(importPopup)
  return (props) => {
    const draw = part.useDraw()
    const giveUp = useEffectEvent(() => {
      tellNotLoaded()
      props.onClose()
    })
    useEffect(() => {
      let isGone = false
      part.load().catch(() => {
        if (!isGone) giveUp()
      })
      return () => {
        isGone = true
      }
    }, [])
    return draw?.(props)
  }
}
