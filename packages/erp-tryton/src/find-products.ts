import type { CallTryton, Row } from './call-tryton.ts'

export interface Product {
  id: number
  code: string
  /** Reason why it cannot be ordered through the shop; null if it can. */
  whyNotSold: string | null
  leadTimeDays: number | null
}

/** Finds the requested parts that Tryton knows, by their number in upper case. */
export async function findProducts(call: CallTryton, partNumbers: string[]): Promise<Map<string, Product>> {
  const keys = [...new Set(partNumbers.map((one) => one.toUpperCase()))]
  const exact = await search(call, ['code', 'in', [...new Set([...keys, ...partNumbers])]])
  const found = new Map(exact.map((one) => [one.code.toUpperCase(), one]))
  const missing = keys.filter((key) => !found.has(key))
  if (missing.length === 0) return found
  const inOtherCase = await search(call, ['OR', ...missing.map((key) => ['code', 'ilike', literal(key)])])
  return new Map([...inOtherCase.map((one) => [one.code.toUpperCase(), one] as const), ...found])
}

async function search(call: CallTryton, clause: unknown[]): Promise<Product[]> {
  const fields = [
    'code',
    ...['salable', 'lead_time', 'sale_uom.name', 'default_uom.name'].map((one) => `template.${one}`),
  ]
  const rows = await call<(Row & { code: string; 'template.': Template })[]>(
    'model.product.product.search_read',
    [[clause], 0, null, [['id', 'ASC']], fields],
  )
  return rows.map(({ id, code, 'template.': template }) => ({
    id,
    code,
    whyNotSold: whyNotSold(code, template),
    leadTimeDays: template.lead_time === null ? null : Math.ceil(template.lead_time),
  }))
}

interface Template {
  salable: boolean
  /** Lead time in days. */
  lead_time: number | null
  'sale_uom.': { id: number; name: string } | null
  'default_uom.': { id: number; name: string }
}

/** Rejects a part that Tryton sells in another unit than the one in which it counts stock: single ones would become boxes. */
function whyNotSold(code: string, { salable, 'sale_uom.': sold, 'default_uom.': counted }: Template) {
  if (!salable) return `The ERP does not sell part ${code}.`
  if (!sold || sold.id === counted.id) return null
  return `The ERP sells part ${code} by another unit (${sold.name}) than it counts it in (${counted.name}); please ask us for it.`
}

/** Escapes `_` and `%`, which are wildcards in a pattern. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')
