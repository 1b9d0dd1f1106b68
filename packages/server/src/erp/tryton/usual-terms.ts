import type { CallTryton, Row } from './call-tryton.ts'

/**
 * What Tryton fills in of a sale when its party is chosen: invoice address, terms and price list, of the party's own or of the sale
 * configuration. Tryton keeps them for each company, and finds a party's own only with the company beside it.
 */
export async function usualTerms(call: CallTryton, party: number): Promise<Partial<Row>> {
  const { company } = await call<{ company?: number }>('model.sale.sale.default_get', [['company']])
  const [usual] = await call<Row[]>('model.sale.sale.on_change', [{ party, company }, ['party']])
  return usual ?? {}
}
