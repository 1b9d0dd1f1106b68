import { checkQuantity } from '@volute/domain/cart'
import { badRequest, notFound, Refusal } from '@volute/domain/kernel'
import { type getLeadTime as contract, leadTimeMessages } from '@volute/domain/lead-time'
import type { ActorContext } from '../context.ts'
import { ErpError } from '../erp/port.ts'
import type { Verb } from '../http/bind.ts'
import { customerCode, findPartNumber } from './lead-time-store.ts'

/** The ERP's own ready date for a quantity of a part; the shop's shift comes afterwards (LEAD-02, E29). */
export const getLeadTime: Verb<typeof contract> = async (ctx, { partNum, quantity: typed }) => {
  const quantity = checkQuantity(typed)
  if (!quantity.ok) throw badRequest(quantity.error)

  const partNumber = await findPartNumber(ctx.db, partNum)
  const readyDate = partNumber && (await askReadyDate(ctx, partNumber, quantity.value))
  if (!readyDate) throw notFound(leadTimeMessages.failed)
  return { dateAvailable: readyDate }
}

async function askReadyDate(ctx: ActorContext, partNumber: string, quantity: number) {
  const customer = await customerCode(ctx.db, ctx.actor.companyId)
  try {
    const [answer] = await ctx.erp.askParts(customer, [{ partNumber, quantity: String(quantity) }])
    return answer?.readyDate
  } catch (error) {
    if (!(error instanceof ErpError)) throw error
    ctx.log.warn({ err: error, partNumber }, 'the ERP did not answer for a part')
    throw new Refusal(503, leadTimeMessages.failed)
  }
}
