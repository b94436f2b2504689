import type { KeyboardEvent } from 'react'

/** For what Enter sends or turns: held down it does so once, and not what comes next as well. */
export const pressOnce = (event: KeyboardEvent): void => {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}
