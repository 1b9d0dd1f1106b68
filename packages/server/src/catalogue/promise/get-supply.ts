import { notFound, unavailable } from '@volute/domain/core/kernel'
import { shopMoment } from '@volute/domain/catalogue/lead-time'
import { partMessages } from '@volute/domain/catalogue/part'
import { type getSupply as contract, promiseMessages, suppliesOf } from '@volute/domain/catalogue/promise'
import { brandFor } from '../../core/brand/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { findPartsByNumber } from '../part/index.ts'
import { questionKey } from './answer-memory.ts'
import { askSupply } from './ask-supply.ts'

/** Stock, receipts and lead time of a part for the acting company; asks what the part's form asks for a quantity of 1 (E222). */
export const getSupply: Handler<typeof contract> = async (ctx, asked) => {
  const [[part], { brand }] = await Promise.all([
    findPartsByNumber(ctx, [asked.partNumber.trim()]),
    brandFor(ctx),
  ])
  if (!part) throw notFound(partMessages.partNotFound)

  const question = { partNumber: part.partNumber, quantity: '1' }
  const { heard, isSilent } = await askSupply(ctx, ctx.actor.customer, [question])
  const known = heard.get(questionKey(question))
  if (!known) throw (isSilent ? unavailable : notFound)(promiseMessages.supplyFailed)

  const supplies = suppliesOf(known.answer, shopMoment(ctx.now(), brand.timeZone))
  return {
    supplies: supplies.map(({ quantity, ...supply }) => ({
      ...supply,
      quantity: Number.isFinite(quantity) ? quantity : null,
    })),
    asOf: known.answer.asOf,
    isOld: known.isOld,
  }
}
