import { describe, expect, it } from 'vitest'
import type { Tx } from '#platform/database/database.ts'
import { defineCommittedEvent, defineEvent, Events } from './events.ts'

const poured = defineEvent<{ cups: number }>('poured')
const drunk = defineCommittedEvent<{ cups: number }>('drunk')
// No listener here asks anything.
const tx = {} as Tx

describe('events', () => {
  it('are heard inside the transaction that causes them', async () => {
    const events = new Events()
    const heard: [Tx, number][] = []
    events.on(poured, async (within, { cups }) => void heard.push([within, cups]))
    await events.emit(tx, poured, { cups: 2 })
    expect(heard).toEqual([[tx, 2]])
  })

  it('of what is committed are told at once to everybody who hears of it', () => {
    const events = new Events()
    const heard: number[] = []
    events.onCommitted(drunk, ({ cups }) => heard.push(cups))
    events.onCommitted(drunk, ({ cups }) => heard.push(-cups))
    events.emitCommitted(drunk, { cups: 2 })
    expect(heard).toEqual([2, -2])
  })

  it('cannot be listened for where they never come', async () => {
    const events = new Events()
    const heard: number[] = []
    // @ts-expect-error It is told of once it is committed.
    events.on(drunk, async (_, { cups }) => void heard.push(cups))
    // @ts-expect-error It happens inside a transaction.
    events.onCommitted(poured, ({ cups }) => heard.push(cups))
    await events.emit(tx, poured, { cups: 1 })
    events.emitCommitted(drunk, { cups: 1 })
    expect(heard).toEqual([])
  })

  it('cannot be emitted where nobody can listen for them', async () => {
    const events = new Events()
    // @ts-expect-error It happens inside a transaction.
    events.emitCommitted(poured, { cups: 1 })
    // @ts-expect-error It is told of once it is committed.
    await expect(events.emit(tx, drunk, { cups: 1 })).resolves.toBeUndefined()
  })
})
