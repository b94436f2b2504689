import fc from 'fast-check'

/** What happens next, told by small numbers so that a failing sequence shrinks: `n` picks among what is there. */
export interface Step {
  kind: (typeof kinds)[number]
  /** Which of the two. */
  who: number
  n: number
  /** Whether the answer is lost on its way. */
  lost: boolean
}

/** `arrive` lets an event come in, whichever of those on their way; `lose` takes one away. */
const kinds = ['send', 'edit', 'remove', 'read', 'again', 'arrive', 'lose', 'reconnect', 'wait'] as const
const often = ['send', 'send', 'arrive', 'read'] as const

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...kinds, ...often),
  who: fc.nat(1),
  n: fc.nat(20),
  lost: fc.boolean(),
})

/** No sequence is longer than a page of messages. */
export const sequences = fc.array(step, { minLength: 1, maxLength: 40, size: 'max' })
