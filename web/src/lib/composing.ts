import type { KeyboardEvent } from 'react'

/** Whether a key belongs to the input of a Chinese word, as the Enter that ends it does; Safari tells by the key code alone. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229
