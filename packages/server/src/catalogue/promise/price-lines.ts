import { parsePrice, type PriceKind } from '@volute/domain/core/pricing'
import type { ActorContext } from '../../core/http/context.ts'
import type { PartAnswer } from '@volute/erp'
import { questionKey } from './answer-memory.ts'
import { askSupply, type Heard } from './ask-supply.ts'

interface LineToPrice {
  partNumber: string
  quantity: number
  /** The catalogue's price. */
  priceCents: number | null
}

export interface LinePrice {
  /** Null if unpriced. */
  priceCents: number | null
  priceKind: PriceKind
}

/**
 * Price per unit that the acting company pays for each line, in order: the catalogue's price, or the ERP's price for this
 * customer and quantity if it has customer prices (PRICE-01). The ERP is asked at most once, and never for catalogue
 * prices. Before the company's discount; customer prices get no further discount.
 */
export async function priceLines(ctx: ActorContext, lines: readonly LineToPrice[]): Promise<LinePrice[]> {
  if (!ctx.erp.hasCustomerPrices || lines.length === 0)
    return lines.map(({ priceCents }) => ({ priceCents, priceKind: 'catalogue' }))

  const questions = lines.map(({ partNumber, quantity }) => ({ partNumber, quantity: String(quantity) }))
  const { heard } = await askSupply(ctx, ctx.actor.customer, questions)
  return questions.map((question, index) => ownPrice(heard.get(questionKey(question)), lines[index]))
}

/** An unknown price becomes null: the ERP prices the line later, so that the buyer does not pay the catalogue's price. */
function ownPrice(heard: Heard | undefined, line: LineToPrice | undefined): LinePrice {
  if (!heard || heard.answer.isRefused) return { priceCents: null, priceKind: 'unknown' }
  const priceCents = centsOf(heard.answer)
  if (heard.isOld) return { priceCents, priceKind: 'old' }
  return { priceCents, priceKind: priceCents === line?.priceCents ? 'catalogue' : 'own' }
}

/** The answer's customer price, in cents. */
export function centsOf({ price }: PartAnswer): number | null {
  return price === null ? null : (parsePrice(price)?.cents ?? null)
}
