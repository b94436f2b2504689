import { queueChangedEvent } from '@shelfmate/contract/people/stewards'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { DomainError } from '#platform/errors/domain-error.ts'
import type { Screens } from '#platform/realtime/screens.ts'
import { Service } from '#platform/service/service.ts'
import { answerMeasure, findAnswerable } from './reports.repository.ts'
import { listJudges } from './stewards.repository.ts'

interface AnswersPorts extends Pick<Screens, 'publish'> {
  database: Database
  clock: Clock
}

/** What people say to what was decided about them, once; the stewards' lists show it at once. */
export class Answers extends Service<AnswersPorts> {
  /** Whether a suspension that holds has no answer yet. */
  async isOpen(userId: string): Promise<boolean> {
    return (await this.#find(userId)) !== undefined
  }

  /** Keeps the answer to the suspension that holds. Errors: ALREADY_ANSWERED, also where there is none. */
  async give(userId: string, text: string): Promise<void> {
    const open = await this.#find(userId)
    if (!open) throw new DomainError('ALREADY_ANSWERED')
    await this.answer(userId, open.id, text)
  }

  /** Keeps the answer to a measure. Errors: NOT_FOUND, ALREADY_ANSWERED. */
  async answer(userId: string, id: string, text: string): Promise<void> {
    const { database, clock, publish } = this.ports
    const now = clock.now()
    await database.transaction(async (tx) => {
      const [found] = await answerMeasure(tx, { id, userId, text, now })
      if (!found) throw new DomainError('NOT_FOUND')
      if (!found.isFirst) throw new DomainError('ALREADY_ANSWERED')
      const judges = await listJudges(tx, { ids: found.reportId === null ? [] : [found.reportId], now })
      tx.afterCommit(() => {
        for (const judge of judges) publish(judge.userId, queueChangedEvent, null)
      })
    })
  }

  async #find(userId: string) {
    const { database, clock } = this.ports
    const [found] = await findAnswerable(database, { userId, now: clock.now() })
    return found
  }
}
