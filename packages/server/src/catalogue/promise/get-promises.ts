import { checkQuantity } from '@volute/domain/buying/cart'
import { type ReplyOf, unavailable } from '@volute/domain/core/kernel'
import { shopMoment, type ShopMoment } from '@volute/domain/catalogue/lead-time'
import { toDollars } from '@volute/domain/core/pricing'
import { type getPromises as contract, promiseMessages, promiseOf } from '@volute/domain/catalogue/promise'
import { brandFor } from '../../core/brand/index.ts'
import type { ActorContext } from '../../core/http/context.ts'
import type { PartAnswer } from '@volute/erp'
import type { Handler } from '../../core/http/bind.ts'
import { findPartsByNumber } from '../part/index.ts'
import { type Question, questionKey } from './answer-memory.ts'
import { askSupply, type Heard } from './ask-supply.ts'
import { centsOf } from './price-lines.ts'

/** Dates and warehouses for each quantity of a part. A line without an answer does not affect the others (E153). */
export const getPromises: Handler<typeof contract> = async (ctx, { items }) => {
  const promises = await readPromises(ctx, items)
  if (promises.isSilent && promises.items.every((item) => item === null))
    throw unavailable(promiseMessages.failed)
  return { items: promises.items }
}

type PartPromise = NonNullable<ReplyOf<typeof contract>['items'][number]>

/**
 * The promises in the order of the input, and if the ERP did not answer. Null for an unknown part, for a quantity that
 * cannot be ordered, and if the ERP has no answer. Runs at most one query, and asks the ERP at most once.
 */
export async function readPromises(
  ctx: ActorContext,
  wanted: readonly { partNum: string; quantity: string }[],
): Promise<{ items: (PartPromise | null)[]; isSilent: boolean }> {
  const typed = wanted.map(({ partNum }) => partNum)
  const [parts, { brand }] = await Promise.all([findPartsByNumber(ctx, typed), brandFor(ctx)])
  const spelled = new Map(parts.map(({ partNumber }) => [partNumber.toUpperCase(), partNumber]))
  const questions = wanted.map(({ partNum, quantity }) =>
    toQuestion(spelled.get(partNum.toUpperCase()), quantity),
  )

  const { heard, isSilent } = await askSupply(
    ctx,
    ctx.actor.customer,
    questions.filter((question) => question !== null),
  )
  const moment = shopMoment(ctx.now(), brand.timeZone)
  return {
    isSilent,
    items: questions.map((question) => {
      const known = question && heard.get(questionKey(question))
      return known ? partPromise(known, moment, ctx.erp.hasCustomerPrices) : null
    }),
  }
}

function toQuestion(partNumber: string | undefined, typed: string): Question | null {
  const quantity = checkQuantity(typed)
  return partNumber && quantity.ok ? { partNumber, quantity: String(quantity.value) } : null
}

function partPromise({ answer, isOld }: Heard, moment: ShopMoment, hasPrices: boolean): PartPromise {
  return {
    shares: promiseOf(answer, Number(answer.quantity), moment),
    price: hasPrices ? priceOf(answer) : null,
    asOf: answer.asOf,
    isOld,
  }
}

function priceOf(answer: PartAnswer): number | null {
  const cents = centsOf(answer)
  return cents === null ? null : toDollars(cents)
}
