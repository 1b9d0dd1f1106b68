import { limits } from '@volute/domain/core/kernel'
import type { ErpPort, PartAnswer } from '../../core/erp/index.ts'

/** A quantity of a part, as the ERP is asked about it. */
export interface Question {
  partNumber: string
  quantity: string
}

/** Part numbers compare without case. */
export const questionKey = ({ partNumber, quantity }: Question) => `${quantity} ${partNumber.toUpperCase()}`

/** Answer of the ERP about a part, or that it has none for this customer: then there is no stock, date or price in it. */
export interface Told extends PartAnswer {
  isRefused?: true
}

/**
 * Answers of each ERP, so that a page that is shown again causes no call, and an ERP that is silent does not leave its customers without
 * dates. It is one process's own.
 */
const memories = new WeakMap<ErpPort, AnswerMemory<Told>>()

export function memoryOf(erp: ErpPort): AnswerMemory<Told> {
  const memory = memories.get(erp) ?? openAnswerMemory<Told>(limits.rememberedAnswers)
  memories.set(erp, memory)
  return memory
}

/** Keeps the latest answer to each question of each customer, and at most so many; the oldest is dropped first. */
export function openAnswerMemory<Answer>(most: number) {
  // A map keeps the order of insertion, which is the order of age.
  const kept = new Map<string, { answer: Answer; keptAt: number }>()

  return {
    /** Answer to this customer, and to no other, within so many milliseconds. */
    recall(customer: string, key: string, { within, now }: { within: number; now: Date }) {
      const found = kept.get(ownKey(customer, key))
      return found && now.getTime() - found.keptAt < within ? found.answer : undefined
    },
    keep(customer: string, key: string, answer: Answer, now: Date): void {
      const own = ownKey(customer, key)
      kept.delete(own)
      kept.set(own, { answer, keptAt: now.getTime() })
      for (const oldest of kept.keys()) {
        if (kept.size <= most) return
        kept.delete(oldest)
      }
    },
  }
}

export type AnswerMemory<Answer> = ReturnType<typeof openAnswerMemory<Answer>>

const ownKey = (customer: string, key: string) => JSON.stringify([customer, key])
