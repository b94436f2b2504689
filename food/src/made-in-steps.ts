/** What takes long to make, is made once, and lets whoever makes it serve others in between. */

/** A value that is made once, whoever asks first. */
export interface MadeInSteps<Value> {
  /** Makes it in short steps; there are none once it is made. */
  readonly steps: () => Generator<void>
  /** The value, made at once where nobody took the steps before. */
  readonly get: () => Value
}

/** Makes a value once, by a generator that yields after each short step and returns it. */
export function madeInSteps<Value>(making: () => Generator<void, Value>): MadeInSteps<Value> {
  let made: { readonly value: Value } | undefined
  return {
    *steps() {
      if (made) return
      const value = yield* making()
      made ??= { value }
    },
    get() {
      made ??= { value: atOnce(making()) }
      return made.value
    },
  }
}

/** Takes every step at once. Returns what the generator returns. */
export function atOnce<Value>(steps: Generator<void, Value>): Value {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
