import type { ErpOrderState, ErpPort } from '@volute/erp'
import type { CallTryton, Row } from './call-tryton.ts'
import { BEING_PLACED } from './draft-sale.ts'
import { orderState, type Sale, type SaleParts } from './order-state.ts'
import { datetime } from './tryton-values.ts'

/**
 * Condition for sales that the shop placed: their web id is a request code. Sales that are only quoted or confirmed, or not
 * planned yet, still count as on their way, since nobody in Tryton continues them if the submission was interrupted.
 */
const placedByShop = [
  ['web_id', 'like', '________-____-____-____-____________'],
  ['state', 'in', ['processing', 'done', 'cancelled']],
  ['number', '!=', null],
  ['OR', ['description', '=', null], ['description', 'not like', `%${BEING_PLACED}`]],
]

export async function getOrders(
  call: CallTryton,
  by: { requestCodes: string[] } | { orderIds: string[] },
): Promise<ErpOrderState[]> {
  const clause =
    'requestCodes' in by ? ['web_id', 'in', by.requestCodes] : ['id', 'in', by.orderIds.map(Number)]
  return readStates(call, [clause, ...placedByShop], null)
}

/** Lists sales by id, after the cursor. A sale that changes meanwhile is listed again when later changes are requested. */
export async function listOrders(
  call: CallTryton,
  pageSize: number,
  { customer, changedSince, cursor }: Parameters<ErpPort['listOrders']>[0],
): ReturnType<ErpPort['listOrders']> {
  const orders = await readStates(
    call,
    [
      ...placedByShop,
      ['id', '>', Number(cursor ?? 0)],
      changedAfter(changedSince),
      ...(customer === null ? [] : [['party.code', '=', customer]]),
    ],
    pageSize,
  )
  return { orders, cursor: orders.length === pageSize ? (orders.at(-1)?.orderId ?? null) : null }
}

/** Condition for changed orders: the change is in the sale, a line, a move, its shipment or its invoice. */
function changedAfter(instant: string) {
  const at = datetime(instant)
  const changed = (path: string, ...target: string[]) =>
    ['create_date', 'write_date'].map((field) => [`${path}${field}`, '>=', at, ...target])
  return [
    'OR',
    ...changed(''),
    ...changed('lines.'),
    ...changed('lines.moves.'),
    ...changed('lines.moves.shipment.', 'stock.shipment.out'),
    ...changed('lines.invoice_lines.invoice.'),
  ]
}

async function readStates(call: CallTryton, domain: unknown[], limit: number | null) {
  const read = <T extends Row>(
    model: string,
    where: unknown[],
    fields: string[],
    most: number | null = null,
  ) => call<T[]>(`model.${model}.search_read`, [where, 0, most, [['id', 'ASC']], fields])
  const sales = await read<Sale>(
    'sale.sale',
    domain,
    [
      'web_id',
      'number',
      'state',
      'create_date',
      'write_date',
      'sale_date',
      'company.timezone',
      'payment_term.name',
      'invoices',
    ],
    limit,
  )
  if (sales.length === 0) return []
  const parts = await readParts(read, sales)
  return sales.map((sale) => orderState(sale, parts))
}

/** Reads the records that belong to these sales, with one query per model whatever their number. */
async function readParts(
  read: <T extends Row>(model: string, where: unknown[], fields: string[]) => Promise<T[]>,
  sales: Sale[],
): Promise<SaleParts> {
  const ids = sales.map((sale) => sale.id)
  const [lines, moves, shipments, invoices] = await Promise.all([
    read<SaleParts['lines'][number]>(
      'sale.line',
      [
        ['sale', 'in', ids],
        ['type', '=', 'line'],
      ],
      [
        'sale',
        'sequence',
        'create_date',
        'product.code',
        'product.lead_time',
        'product.type',
        'quantity',
        'note',
        'moves_ignored',
      ],
    ),
    read<SaleParts['moves'][number]>(
      'stock.move',
      [
        'OR',
        ['origin.sale', 'in', ids, 'sale.line'],
        ['shipment.moves.origin.sale', 'in', ids, 'stock.shipment.out', 'sale.line'],
      ],
      [
        'origin',
        'shipment',
        'state',
        'quantity',
        'planned_date',
        'effective_date',
        'create_date',
        'write_date',
      ],
    ),
    read<SaleParts['shipments'][number]>(
      'stock.shipment.out',
      [['moves.origin.sale', 'in', ids, 'sale.line']],
      ['state', 'reference', 'write_date'],
    ),
    read<SaleParts['invoices'][number]>(
      'account.invoice',
      [
        ['id', 'in', sales.flatMap((sale) => sale.invoices)],
        ['state', 'in', ['posted', 'paid']],
      ],
      ['number', 'invoice_date', 'total_amount', 'invoice_report_format'],
    ),
  ])
  return { lines, moves, shipments, invoices }
}
