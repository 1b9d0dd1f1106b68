import { checkQuantity } from '@volute/domain/cart'
import { notFound, orRefuse } from '@volute/domain/kernel'
import { type getLeadTime as contract, leadTimeMessages } from '@volute/domain/lead-time'
import type { Verb } from '../http/bind.ts'
import { readReadyDates } from './read-ready-dates.ts'

/** The ERP's own ready date for a quantity of a part; the shop's shift comes afterwards (LEAD-02, E29). */
export const getLeadTime: Verb<typeof contract> = async (ctx, wanted) => {
  orRefuse(checkQuantity(wanted.quantity))

  const [dateAvailable] = await readReadyDates(ctx, [wanted])
  if (!dateAvailable) throw notFound(leadTimeMessages.failed)
  return { dateAvailable }
}
