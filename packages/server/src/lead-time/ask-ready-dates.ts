import { date, durations, limits, unavailable } from '@volute/domain/kernel'
import { leadTimeMessages } from '@volute/domain/lead-time'
import type { Shop } from '../context.ts'
import { ErpError, type ErpPort } from '../erp/port.ts'

/** A quantity of a part, as the ERP is asked about it. */
export interface Question {
  partNumber: string
  quantity: string
}

/** The recent answers of each ERP, so that a page that is shown again causes no call. */
const memories = new WeakMap<ErpPort, BriefMemory<string>>()

/** The key of a question in the answer of `askReadyDates`; part numbers compare without case. */
export const questionKey = ({ partNumber, quantity }: Question) => `${quantity} ${partNumber.toUpperCase()}`

/**
 * The ERP's ready dates for a customer, by `questionKey`; missing where it has none. One call asks for all those that it
 * has not answered within the last minute. When the call fails, all is refused (LEAD-04).
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
    // Some ERPs answer 0001-01-01 or 9999-12-31 where they have no date.
    if (readyDate === null || !date.safeParse(readyDate).success) continue
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

/**
 * A cache of one process: it keeps each value for a time, and at most so many; the oldest is dropped first. A value may be
 * stale for as long as it is kept.
 */
export function openBriefMemory<Value>({ milliseconds, most }: { milliseconds: number; most: number }) {
  // A map keeps the order of insertion, which is the order of age.
  const kept = new Map<string, { value: Value; until: number }>()

  return {
    recall(key: string, now: Date): Value | undefined {
      const found = kept.get(key)
      return found && found.until > now.getTime() ? found.value : undefined
    },
    keep(key: string, value: Value, now: Date): void {
      kept.delete(key)
      kept.set(key, { value, until: now.getTime() + milliseconds })
      for (const oldest of kept.keys()) {
        if (kept.size <= most) return
        kept.delete(oldest)
      }
    },
  }
}

export type BriefMemory<Value> = ReturnType<typeof openBriefMemory<Value>>
