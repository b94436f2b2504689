import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

interface ComboboxOptions {
  /** Names the list for the field, which says itself that it is a closed combobox with this list. */
  listId: string
  options: readonly string[]
  /** Whether something is typed: then Escape closes the list before anything else. */
  isTyped: boolean
  /** Whether the field keeps the focus when Tab takes an option. */
  staysOnTab: boolean
  onTake: (option: string) => void
}

interface Combobox {
  isOpen: boolean
  /** The option that Enter and Tab take; undefined while what is typed counts. */
  active: string | undefined
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Makes a field and a list of options one control: arrows choose, Enter and Tab take, Escape closes. */
export function useCombobox(input: RefObject<HTMLInputElement | null>, how: ComboboxOptions): Combobox {
  const { listId, options } = how
  const [chosen, setChosen] = useState<string>()
  const [isClosed, setClosed] = useState(false)
  const isOpen = !isClosed && options.length > 0
  const at = isOpen && chosen !== undefined ? options.indexOf(chosen) : -1
  const active = options[at]
  useAttributes(input, { isOpen, activeId: at < 0 ? undefined : `${listId}-${at}` })
  const follow = useEffectEvent((event: KeyboardEvent) => {
    const step = stepOf(event, active !== undefined)
    if (step !== undefined && options.length > 0) {
      event.preventDefault()
      setClosed(false)
      const next = at < 0 && step < 0 ? -1 : at + step
      setChosen(options.at(next % options.length))
    } else if (active !== undefined && (event.key === 'Enter' || event.key === 'Tab')) {
      if (event.key === 'Enter' || how.staysOnTab) event.preventDefault()
      setChosen(undefined)
      how.onTake(active)
    } else if (event.key === 'Escape' && isOpen) {
      setClosed(true)
      if (active === undefined && !how.isTyped) return
      event.preventDefault()
      event.stopPropagation()
    }
  })
  useEffect(() => {
    const field = input.current
    const listen = (event: KeyboardEvent) => follow(event)
    const reopen = () => {
      setClosed(false)
      setChosen(undefined)
    }
    field?.addEventListener('keydown', listen)
    for (const event of ['input', 'blur']) field?.addEventListener(event, reopen)
    return () => {
      field?.removeEventListener('keydown', listen)
      for (const event of ['input', 'blur']) field?.removeEventListener(event, reopen)
    }
  }, [input])
  return { isOpen, active }
}

/** Keys to the sides move the caret until an option is chosen. */
function stepOf({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent, isChoosing: boolean) {
  if (shiftKey || altKey || ctrlKey || metaKey) return undefined
  return isChoosing || key === 'ArrowDown' || key === 'ArrowUp' ? steps[key] : undefined
}

/** What a screen reader is told of the field. */
function useAttributes(
  input: RefObject<HTMLInputElement | null>,
  { isOpen, activeId }: { isOpen: boolean; activeId: string | undefined },
): void {
  useEffect(() => {
    const field = input.current
    field?.setAttribute('aria-expanded', String(isOpen))
    if (activeId === undefined) field?.removeAttribute('aria-activedescendant')
    else field?.setAttribute('aria-activedescendant', activeId)
    return () => {
      field?.setAttribute('aria-expanded', 'false')
      field?.removeAttribute('aria-activedescendant')
    }
  }, [input, isOpen, activeId])
}
