import { checkQuantity } from '@volute/domain/cart'
import { notFound, orRefuse } from '@volute/domain/kernel'
import {
  type getLeadTime as leadTimeContract,
  type getLeadTimes as leadTimesContract,
  leadTimeMessages,
} from '@volute/domain/lead-time'
import type { ActorContext } from '../context.ts'
import type { Verb } from '../http/bind.ts'
import { askReadyDates, type Question, questionKey } from './ask-ready-dates.ts'
import { findAsked } from './lead-time-store.ts'

/** The ERP's own ready dates for a screenful of parts, or a cart; a line without a date spoils no other (LEAD-02, E70). */
export const getLeadTimes: Verb<typeof leadTimesContract> = async (ctx, { items }) => {
  const dates = await readReadyDates(ctx, items)
  return { items: dates.map((dateAvailable) => ({ dateAvailable })) }
}

/** The ERP's own ready date for a quantity of a part; the shop's shift comes afterwards (LEAD-02, E29). */
export const getLeadTime: Verb<typeof leadTimeContract> = async (ctx, wanted) => {
  orRefuse(checkQuantity(wanted.quantity))

  const [dateAvailable] = await readReadyDates(ctx, [wanted])
  if (!dateAvailable) throw notFound(leadTimeMessages.failed)
  return { dateAvailable }
}

/**
 * The ERP's own ready date for each quantity of a part, in their order; null for an unknown part, for a quantity that
 * cannot be ordered and where the ERP cannot say (LEAD-02). One query, and at most one question to the ERP.
 */
async function readReadyDates(
  ctx: ActorContext,
  wanted: readonly { partNum: string; quantity: string }[],
): Promise<(string | null)[]> {
  const typed = wanted.map(({ partNum }) => partNum)
  const { customer, partNumbers } = await findAsked(ctx.db, ctx.actor.companyId, typed)
  const questions = wanted.map(({ quantity }, index) => toQuestion(partNumbers[index], quantity))

  const dates = await askReadyDates(
    ctx,
    customer,
    questions.filter((question) => question !== null),
  )
  return questions.map((question) => (question && dates.get(questionKey(question))) ?? null)
}

function toQuestion(partNumber: string | null | undefined, typed: string): Question | null {
  const quantity = checkQuantity(typed)
  return partNumber && quantity.ok ? { partNumber, quantity: String(quantity.value) } : null
}
