import { durations, limits, unavailable } from '@volute/domain/kernel'
import { leadTimeMessages } from '@volute/domain/lead-time'
import type { Shop } from '../context.ts'
import { ErpError, type ErpPort } from '../erp/port.ts'
import { type BriefMemory, openBriefMemory } from './brief-memory.ts'

/** A quantity of a part, as the ERP is asked for it. */
export interface Question {
  partNumber: string
  quantity: string
}

/** What each ERP has lately said, so that pages shown again ask it nothing. */
const memories = new WeakMap<ErpPort, BriefMemory<string>>()

/** Under what `askReadyDates` answers a question; part numbers compare without case. */
export const questionKey = ({ partNumber, quantity }: Question) => `${quantity} ${partNumber.toUpperCase()}`

/**
 * The ERP's ready dates for a customer, by `questionKey`; missing where it cannot say. It is asked once for all that it
 * has not said within the last minute. When it fails the whole call is refused (LEAD-04).
 */
export async function askReadyDates(
  { erp, now, log }: Pick<Shop, 'erp' | 'now' | 'log'>,
  customer: string,
  questions: readonly Question[],
): Promise<Map<string, string>> {
  const memory = memoryOf(erp)
  const dates = new Map<string, string>()
  const open = new Map<string, Question>()
  for (const question of questions) {
    const key = questionKey(question)
    const known = memory.recall(memoryKey(customer, key), now())
    if (known) dates.set(key, known)
    else open.set(key, question)
  }

  const answers = open.size > 0 ? await askParts({ erp, log }, customer, [...open.values()]) : []
  for (const { readyDate, ...answer } of answers) {
    if (readyDate === null) continue
    const key = questionKey(answer)
    dates.set(key, readyDate)
    memory.keep(memoryKey(customer, key), readyDate, now())
  }
  return dates
}

function memoryOf(erp: ErpPort): BriefMemory<string> {
  const size = { milliseconds: durations.readyDateMemory, most: limits.rememberedReadyDates }
  const memory = memories.get(erp) ?? openBriefMemory<string>(size)
  memories.set(erp, memory)
  return memory
}

const memoryKey = (customer: string, key: string) => JSON.stringify([customer, key])

async function askParts({ erp, log }: Pick<Shop, 'erp' | 'log'>, customer: string, questions: Question[]) {
  try {
    return await erp.askParts(customer, questions)
  } catch (error) {
    if (!(error instanceof ErpError)) throw error
    log.warn({ err: error, parts: questions.length }, 'the ERP did not answer for parts')
    throw unavailable(leadTimeMessages.failed)
  }
}
