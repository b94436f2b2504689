import { useState } from 'react'
import { another, placeCalled, useOwnPlaces } from './place-choices.ts'

/** A field for `place`: one that is there is chosen, a further one named. The text stays as it is typed; `onChange` is told the place that it means. */
export function usePlaceName(place: string, onChange: (place: string) => void) {
  const own = useOwnPlaces()
  const [typed, setTyped] = useState<string>()
  return {
    own,
    /** Undefined while none is named. What the place was changed to from elsewhere is shown instead of what was typed. */
    text: typed === undefined || placeCalled(typed, own) === place ? typed : place,
    name: (text: string) => {
      setTyped(text)
      onChange(placeCalled(text, own))
    },
    choose: (chosen: string) => {
      setTyped(chosen === another ? '' : undefined)
      onChange(chosen === another ? '' : chosen)
    },
  }
}
