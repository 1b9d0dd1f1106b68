import { ErpError } from '@volute/erp'
import type { CallTryton, Row } from './call-tryton.ts'

const needed = ['sale', 'stock', 'sale_price_list', 'sale_product_customer', 'sale_complaint', 'web_shop']

/** Fails if Tryton lacks a module that the shop needs, and names it. */
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

/** Reads the version of the sale module; all of Tryton's modules share their version numbers. */
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
