import { setTimeout as sleep } from 'node:timers/promises'
import { durations } from '@volute/domain/kernel'
import type { Shop } from '../context.ts'
import { ErpError, type PartAnswer } from '../erp/index.ts'
import { memoryOf } from './answer-memory.ts'

/** A quantity of a part, as the ERP is asked about it. */
export interface Question {
  partNumber: string
  quantity: string
}

export interface Heard {
  answer: PartAnswer
  /** The ERP was asked again and is silent. */
  isOld: boolean
}

export interface Supply {
  /** By `questionKey`; missing where the ERP knows no such part, or is silent and never spoke of it. */
  heard: Map<string, Heard>
  /** The ERP did not answer. */
  isSilent: boolean
}

/** Part numbers compare without case. */
export const questionKey = ({ partNumber, quantity }: Question) => `${quantity} ${partNumber.toUpperCase()}`

/**
 * What the ERP says of parts for one customer. One call asks for all that it has not answered within the last minute; while
 * it is silent, what it said last is told (PROMISE-08). With a patience, in milliseconds, that is not waited for longer: an
 * answer that comes later is kept for the next question.
 */
export async function askSupply(
  shop: Pick<Shop, 'erp' | 'now' | 'log'>,
  customer: string,
  questions: readonly Question[],
  patience?: number,
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

  const asking = askParts(shop, customer, [...open.values()])
  const hasOld = patience !== undefined && open.keys().every((key) => recall(key, Infinity))
  const answers = await (hasOld ? Promise.race([asking, sleep(patience, null, { ref: false })]) : asking)
  for (const answer of answers ?? []) heard.set(questionKey(answer), { answer, isOld: false })
  if (answers) return { heard, isSilent: false }

  for (const key of open.keys()) {
    const answer = recall(key, Infinity)
    if (answer) heard.set(key, { answer, isOld: true })
  }
  return { heard, isSilent: true }
}

/** Asks and keeps what is answered; null where the ERP does not answer. */
async function askParts(
  { erp, log, now }: Pick<Shop, 'erp' | 'log' | 'now'>,
  customer: string,
  questions: Question[],
) {
  try {
    const answers = await erp.askParts(customer, questions)
    for (const answer of answers) memoryOf(erp).keep(customer, questionKey(answer), answer, now())
    return answers
  } catch (error) {
    if (!(error instanceof ErpError)) throw error
    log.warn({ err: error, parts: questions.length }, 'the ERP did not answer for parts')
    return null
  }
}
