import type { Shop } from '../../core/http/context.ts'
import { ErpError, type ErpPort } from '@volute/erp'
import { memoryOf, type Question, questionKey, type ErpReply } from './answer-memory.ts'

interface Asking {
  keys: ReadonlySet<string>
  /** Null if the ERP does not answer. */
  answers: Promise<ErpReply[] | null>
  /** True if a caller has stopped waiting. */
  isOverdue: boolean
}

/** Questions to each ERP in progress, by customer. Every call ends, since it has a time limit. */
const underWay = new WeakMap<ErpPort, Map<string, Set<Asking>>>()

/**
 * Calls that answer these questions. Questions already in progress share their call, and one more call asks the rest.
 * Returns null while a call for the same customer is overdue, so that an ERP that hangs is not asked again on every page
 * view (PROMISE-08).
 */
export function askOnce(
  shop: Pick<Shop, 'erp' | 'log' | 'now' | 'settings'>,
  customer: string,
  questions: ReadonlyMap<string, Question>,
): Asking[] | null {
  const asking = askingOf(shop.erp, customer)
  if (asking.values().some(({ isOverdue }) => isOverdue)) return null
  const shared = [...asking].filter(({ keys }) => questions.keys().some((key) => keys.has(key)))
  const rest = [...questions].filter(([key]) => !shared.some(({ keys }) => keys.has(key)))
  if (rest.length === 0) return shared
  const answers = askParts(
    shop,
    customer,
    rest.map(([, question]) => question),
  ).finally(() => asking.delete(mine))
  const mine: Asking = { keys: new Set(rest.map(([key]) => key)), answers, isOverdue: false }
  asking.add(mine)
  return [...shared, mine]
}

function askingOf(erp: ErpPort, customer: string): Set<Asking> {
  const customers = underWay.get(erp) ?? new Map<string, Set<Asking>>()
  underWay.set(erp, customers)
  const asking = customers.get(customer) ?? new Set()
  customers.set(customer, asking)
  return asking
}

/** Asks the ERP and caches the answers; null if it does not answer. */
async function askParts(
  shop: Pick<Shop, 'erp' | 'log' | 'now' | 'settings'>,
  customer: string,
  questions: Question[],
): Promise<ErpReply[] | null> {
  const { erp, log, now, settings } = shop
  try {
    const replies: ErpReply[] = await erp
      .askParts(customer, questions)
      .catch((error) => refused(error, shop, questions))
    const answers = replies.map((answer) => ({ ...answer, cutoff: answer.cutoff ?? settings.erpCutoff }))
    for (const answer of answers) memoryOf(erp).keep(customer, questionKey(answer), answer, now())
    return answers
  } catch (error) {
    if (!(error instanceof ErpError)) throw error
    log.warn({ err: error, parts: questions.length }, 'the ERP did not answer for parts')
    return null
  }
}

/**
 * A rejection is an answer too, for example to a company without an account: it is shown and cached like any other
 * (PROMISE-13).
 */
function refused(error: unknown, { log, now }: Pick<Shop, 'log' | 'now'>, questions: Question[]): ErpReply[] {
  if (!(error instanceof ErpError) || error.kind !== 'rejected') throw error
  log.warn({ err: error, parts: questions.length }, 'the ERP says nothing of parts to this customer')
  const nothing = { stock: [], receipts: [], leadTimeDays: null, cutoff: null, price: null }
  return questions.map((one) => ({ ...one, ...nothing, asOf: now().toISOString(), isRefused: true }))
}
