import type { CallTryton, Row } from './call-tryton.ts'

export interface Product {
  id: number
  code: string
  /** Whether it may be sold, as Tryton sees it. */
  isSalable: boolean
  leadTimeDays: number | null
}

/** The parts that Tryton knows of those asked for, by their number in upper case. */
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
  const fields = ['code', 'template.salable', 'template.lead_time']
  const rows = await call<(Row & { code: string; 'template.': Template })[]>(
    'model.product.product.search_read',
    [[clause], 0, null, [['id', 'ASC']], fields],
  )
  return rows.map(({ id, code, 'template.': { salable, lead_time } }) => ({
    id,
    code,
    isSalable: salable,
    leadTimeDays: lead_time === null ? null : Math.ceil(lead_time),
  }))
}

interface Template {
  salable: boolean
  /** In days. */
  lead_time: number | null
}

/** In a pattern, `_` and `%` stand for others. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')
