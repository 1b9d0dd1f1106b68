import { ErpError } from '../port.ts'
import type { CallTryton, Row } from './call-tryton.ts'

const needed = ['sale', 'stock', 'sale_price_list', 'sale_product_customer', 'sale_complaint', 'web_shop']

/** Fails where Tryton lacks a module that the shop works with, and says which. */
export async function checkModules(call: CallTryton): Promise<void> {
  const active = await call<(Row & { name: string })[]>('model.ir.module.search_read', [
    [
      ['name', 'in', needed],
      ['state', '=', 'activated'],
    ],
    0,
    null,
    null,
    ['name'],
  ])
  const missing = needed.filter((name) => !active.some((one) => one.name === name))
  if (missing.length > 0) throw new ErpError('config', `Tryton lacks these modules: ${missing.join(', ')}.`)
}

/** The version that the module of sales has, as Tryton numbers its modules alike. */
export async function readVersion(call: CallTryton): Promise<string> {
  const [sale] = await call<(Row & { version: string })[]>('model.ir.module.search_read', [
    [['name', '=', 'sale']],
    0,
    1,
    null,
    ['version'],
  ])
  return sale?.version ?? ''
}
