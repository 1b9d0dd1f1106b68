import { parsePrice, type PriceKind } from '@volute/domain/core/pricing'
import type { ActorContext } from '../../core/http/context.ts'
import type { PartAnswer } from '../../core/erp/index.ts'
import { questionKey } from './answer-memory.ts'
import { askSupply, type Heard } from './ask-supply.ts'

interface LineToPrice {
  partNumber: string
  quantity: number
  /** The catalogue's. */
  priceCents: number | null
}

export interface LinePrice {
  /** Null is unpriced. */
  priceCents: number | null
  priceKind: PriceKind
}

/**
 * Price that the acting company pays for one piece of each line, in their order: the catalogue's price, or the ERP's for that customer and
 * quantity where it has prices of each (PRICE-01). The ERP is asked at most once, and not at all for the catalogue's prices. Before the
 * company's discount, of which there is none on top of such prices.
 */
export async function priceLines(ctx: ActorContext, lines: readonly LineToPrice[]): Promise<LinePrice[]> {
  if (!ctx.erp.hasCustomerPrices || lines.length === 0)
    return lines.map(({ priceCents }) => ({ priceCents, priceKind: 'catalogue' }))

  const questions = lines.map(({ partNumber, quantity }) => ({ partNumber, quantity: String(quantity) }))
  const { heard } = await askSupply(ctx, ctx.actor.customer, questions)
  return questions.map((question, index) => ownPrice(heard.get(questionKey(question)), lines[index]))
}

/** A price that is not known is none: the ERP prices the line, rather than the buyer pay the catalogue's price. */
function ownPrice(heard: Heard | undefined, line: LineToPrice | undefined): LinePrice {
  if (!heard || heard.answer.isRefused) return { priceCents: null, priceKind: 'unknown' }
  const priceCents = centsOf(heard.answer)
  if (heard.isOld) return { priceCents, priceKind: 'old' }
  return { priceCents, priceKind: priceCents === line?.priceCents ? 'catalogue' : 'own' }
}

/** The customer's price of an answer, in cents. */
export function centsOf({ price }: PartAnswer): number | null {
  return price === null ? null : (parsePrice(price)?.cents ?? null)
}
