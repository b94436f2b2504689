import { type ComponentType, type ReactNode, useEffect } from 'react'
import { notifyError } from '#ui/layers/toasts.ts'
import { lazyPart } from '../lazy/lazy-part.ts'
import type { FormOpening, Opening } from './form-opening.ts'
import * as words from './forms-words.ts'

interface WhenIdle {
  /** Becomes true when nothing more urgent is being loaded: from then on a press finds the popup ready. */
  isIdle: boolean
}

/**
 * The popup of a form with its checks, which the list shall not wait for: loaded when there is time, or when it is opened.
 * Its screen is where a refused form comes back.
 */
export function lazyFormPopup<
  Form extends Opening<Values>,
  Values extends object,
  Props extends { form: Form },
>(
  forms: FormOpening<Form, Values, never>,
  importPopup: () => Promise<ComponentType<Props>>,
): (props: Omit<Props, 'form'> & WhenIdle) => ReactNode {
  const { load, useDraw } = lazyPart(importPopup)
  const { useOpen, close } = forms
  return function LazyFormPopup(props) {
    const { isIdle } = props
    const form = useOpen()
    const draw = useDraw()
    const isMissing = form !== undefined && !draw
    useEffect(() => forms.showOn(), [])
    useEffect(() => {
      if (isIdle) load().catch(() => undefined)
    }, [isIdle])
    useEffect(() => {
      if (!isMissing) return
      load().catch(() => {
        close(true)
        notifyError(words.formNotLoaded)
      })
    }, [isMissing])
    // All that the popup takes, and one thing more.
    return form && draw?.({ ...props, form } as unknown as Props)
  }
}
