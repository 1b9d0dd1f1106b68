import { limits } from '@volute/domain/core/kernel'
import type { ErpPort, PartAnswer } from '@volute/erp'

/** A quantity of a part for a question to the ERP. */
export interface Question {
  partNumber: string
  quantity: string
}

/** Key of a question; part numbers are compared ignoring case. */
export const questionKey = ({ partNumber, quantity }: Question) => `${quantity} ${partNumber.toUpperCase()}`

/** The ERP's answer about a part, or that it gives none to this customer: then it contains no stock, date or price. */
export interface ErpReply extends PartAnswer {
  isRefused?: true
}

/**
 * Cached answers of each ERP, so that showing a page again causes no call, and customers still see dates while the ERP
 * does not answer. Each process has its own.
 */
const memories = new WeakMap<ErpPort, AnswerMemory<ErpReply>>()

export function memoryOf(erp: ErpPort): AnswerMemory<ErpReply> {
  const memory = memories.get(erp) ?? openAnswerMemory<ErpReply>(limits.rememberedAnswers)
  memories.set(erp, memory)
  return memory
}

/** Caches the latest answer to each question of each customer, up to a maximum number; the oldest is dropped first. */
export function openAnswerMemory<Answer>(most: number) {
  // A map keeps the order of insertion, which is also the order of age.
  const kept = new Map<string, { answer: Answer; keptAt: number }>()

  return {
    /** Answer to this customer only, if not older than this number of milliseconds. */
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
