import { ErpError } from '@volute/erp'
import type { CallTryton, Row } from './call-tryton.ts'

/** Finds the party of a customer by its code; a party that is unknown or closed in Tryton cannot order. */
export async function findCustomer(call: CallTryton, code: string): Promise<number> {
  if (!code) throw new ErpError('rejected', 'The company has no account at the ERP.')
  const domain = [['code', '=', code]]
  const fields = ['active']
  const found = await call<Row[]>('model.party.party.search_read', [domain, 0, 1, null, fields], {
    active_test: false,
  })
  const [party] = found
  if (!party) throw new ErpError('rejected', `The ERP has no account ${code}.`)
  if (!party['active']) throw new ErpError('rejected', `The account ${code} is closed at the ERP.`)
  return party.id
}

/**
 * Values that Tryton fills into a sale when its party is chosen: invoice address, terms and price list, from the party or
 * the sale configuration. Tryton keeps them per company, and finds a party's own only if the company is passed too.
 */
export async function usualTerms(call: CallTryton, party: number): Promise<Partial<Row>> {
  const { company } = await call<{ company?: number }>('model.sale.sale.default_get', [['company']])
  const [usual] = await call<Row[]>('model.sale.sale.on_change', [{ party, company }, ['party']])
  return usual ?? {}
}

/** Lists the parties of a category, by code; in Tryton, the category marks those to whom the shop may sell. */
export async function listParties(call: CallTryton, category: string) {
  const [known] = await call<number[]>('model.party.category.search', [[['name', '=', category]], 0, 1, null])
  if (known === undefined) throw new ErpError('config', `Tryton has no party category “${category}”.`)
  const rows = await call<(Row & { code: string; name: string })[]>('model.party.party.search_read', [
    [
      ['categories', '=', known],
      ['code', '!=', null],
    ],
    0,
    null,
    [['code', 'ASC']],
    ['code', 'name'],
  ])
  return rows.map(({ code, name }) => ({ code, name }))
}
