import { setTimeout as sleep } from 'node:timers/promises'
import { durations } from '@volute/domain/core/kernel'
import type { Shop } from '../../core/http/context.ts'
import { memoryOf, type Question, questionKey, type ErpReply } from './answer-memory.ts'
import { askOnce } from './questions-under-way.ts'

export interface Heard {
  answer: ErpReply
  /** True if the ERP was asked again and did not answer. */
  isOld: boolean
}

export interface Supply {
  /** By `questionKey`; missing if the ERP does not know the part, or does not answer and has never answered before. */
  heard: Map<string, Heard>
  /** True if the ERP did not answer. */
  isSilent: boolean
}

/**
 * The ERP's answers about parts for one customer. One call asks for everything that it has not answered within the last
 * minute; if it does not answer, its last answers are returned (PROMISE-08). The wait is limited to `patience`, in
 * milliseconds; an answer that arrives later is cached for the next question.
 */
export async function askSupply(
  shop: Pick<Shop, 'erp' | 'now' | 'log' | 'settings'>,
  customer: string,
  questions: readonly Question[],
  patience: number = durations.lastAnswerWait,
): Promise<Supply> {
  const memory = memoryOf(shop.erp)
  const recall = (key: string, within: number) => memory.recall(customer, key, { within, now: shop.now() })
  const heard = new Map<string, Heard>()
  const open = new Map<string, Question>()
  for (const question of questions) {
    const key = questionKey(question)
    const answer = recall(key, durations.answerMemory)
    if (answer) heard.set(key, { answer, isOld: false })
    else open.set(key, question)
  }
  if (open.size === 0) return { heard, isSilent: false }

  const asked = askOnce(shop, customer, open)
  const answers = asked && (await inTime(Promise.all(asked.map((one) => one.answers)), patience))
  if (!answers) for (const one of asked ?? []) one.isOverdue = true
  for (const answer of answers?.flat() ?? []) {
    const key = answer && questionKey(answer)
    if (key && open.delete(key)) heard.set(key, { answer, isOld: false })
  }
  if (answers?.every((one) => one !== null)) return { heard, isSilent: false }

  for (const key of open.keys()) {
    const answer = recall(key, Infinity)
    if (answer) heard.set(key, { answer, isOld: true })
  }
  return { heard, isSilent: true }
}

/** The answer, or null if it takes longer. */
async function inTime<T>(answer: Promise<T>, milliseconds: number): Promise<T | null> {
  const stop = new AbortController()
  try {
    return await Promise.race([answer, sleep(milliseconds, null, { ref: false, signal: stop.signal })])
  } finally {
    stop.abort()
  }
}
