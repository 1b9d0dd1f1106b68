import { checkQuantity } from '@volute/domain/buying/cart'
import { notFound, orThrow, unavailable } from '@volute/domain/core/kernel'
import {
  type getLeadTime as leadTimeContract,
  type getLeadTimes as leadTimesContract,
  leadTimeMessages,
  startOfShopDay,
} from '@volute/domain/catalogue/lead-time'
import { promisedDate } from '@volute/domain/catalogue/promise'
import { brandFor } from '../../core/brand/index.ts'
import type { ActorContext } from '../../core/http/context.ts'
import type { Handler } from '../../core/http/bind.ts'
import { readPromises } from '../promise/index.ts'

/** The ERP's own ready dates for a page of parts or a cart. A line without a date does not affect the others (LEAD-02, E70). */
export const getLeadTimes: Handler<typeof leadTimesContract> = async (ctx, { items }) => {
  const dates = await readReadyDates(ctx, items)
  return { items: dates.map((dateAvailable) => ({ dateAvailable })) }
}

/** The ERP's own ready date for a quantity of a part; the shop shifts it afterwards (LEAD-02, E29). */
export const getLeadTime: Handler<typeof leadTimeContract> = async (ctx, wanted) => {
  orThrow(checkQuantity(wanted.quantity))

  const [dateAvailable] = await readReadyDates(ctx, [wanted])
  if (!dateAvailable) throw notFound(leadTimeMessages.failed)
  return { dateAvailable }
}

/**
 * Dates on which each full quantity is ready, as midnights at the shop (LEAD-08), in the order of the input. Null for an
 * unknown part, for a quantity that cannot be ordered, and if the ERP has no date (LEAD-02). A date does not show its age,
 * so all are rejected while the ERP does not answer (LEAD-04).
 */
async function readReadyDates(
  ctx: ActorContext,
  wanted: readonly { partNum: string; quantity: string }[],
): Promise<(string | null)[]> {
  const { items, isSilent } = await readPromises(ctx, wanted)
  if (isSilent) throw unavailable(leadTimeMessages.failed)
  const { timeZone } = (await brandFor(ctx)).brand
  return items.map((item) => {
    const day = item && promisedDate(item.shares)
    return day && startOfShopDay(day, timeZone).toISOString()
  })
}
