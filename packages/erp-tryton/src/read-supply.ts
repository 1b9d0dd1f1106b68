import type { PartAnswer } from '@volute/erp'
import type { CallTryton, Row } from './call-tryton.ts'
import type { Warehouse } from './place-of.ts'

type Supply = Pick<PartAnswer, 'stock' | 'receipts'>

/** Planned move of goods between two locations. */
interface Planned {
  product: number
  quantity: number
  day: string | null
  /** Warehouse that they leave, and the one they enter; null if none. */
  from: number | null
  to: number | null
}

/** Reads the free stock in each warehouse and the expected receipts of these products. */
export async function readSupply(call: CallTryton, warehouses: Warehouse[], products: number[]) {
  const [held, planned] = await Promise.all([
    Promise.all(warehouses.map((warehouse) => readHeld(call, warehouse, products))),
    readPlanned(call, products),
  ])
  return (product: number): Supply => {
    const own = planned.filter((one) => one.product === product && one.from !== one.to)
    const free = warehouses.map(({ id, name }, index) => {
      const spoken = sum(own.filter((one) => one.from === id).map((one) => one.quantity))
      return { warehouse: name, quantity: (held[index]?.get(product) ?? 0) - spoken }
    })
    const owed = -sum(free.map((one) => Math.min(0, one.quantity)))
    const coming = own.flatMap(({ to, day, quantity }) =>
      to === null || day === null ? [] : [{ dueOn: day, quantity }],
    )
    return {
      stock: free
        .filter((one) => one.quantity > 0)
        .map((one) => ({ ...one, quantity: String(one.quantity) })),
      receipts: afterOwed(coming, owed),
    }
  }
}

/** Stock in a warehouse today, by product. */
async function readHeld(
  call: CallTryton,
  { id }: Warehouse,
  products: number[],
): Promise<Map<number, number>> {
  const rows = await call<(Row & { quantity: number })[]>(
    'model.product.product.read',
    [products, ['quantity']],
    { locations: [id] },
  )
  return new Map(rows.map((row) => [row.id, row.quantity]))
}

interface MoveRow extends Row {
  product: number
  internal_quantity: number
  planned_date: string | null
  'from_location.': { warehouse: number | null }
  'to_location.': { warehouse: number | null }
}

/** Reads every planned move of these products, whatever it is for: an order, a transfer, a supplier's receipt. */
async function readPlanned(call: CallTryton, products: number[]): Promise<Planned[]> {
  const rows = await call<MoveRow[]>('model.stock.move.search_read', [
    [
      ['product', 'in', products],
      ['state', 'in', ['staging', 'draft', 'assigned']],
    ],
    0,
    null,
    null,
    ['product', 'internal_quantity', 'planned_date', 'from_location.warehouse', 'to_location.warehouse'],
  ])
  return rows.map((row) => ({
    product: row.product,
    quantity: row.internal_quantity,
    day: row.planned_date,
    from: row['from_location.'].warehouse,
    to: row['to_location.'].warehouse,
  }))
}

/** Receipts by date, less the quantity that is ordered beyond the stock; the earliest receipts cover it first. */
function afterOwed(coming: { dueOn: string; quantity: number }[], owed: number): Supply['receipts'] {
  let left = owed
  return coming
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn))
    .flatMap(({ dueOn, quantity }) => {
      const paid = Math.min(left, quantity)
      left -= paid
      return quantity > paid ? [{ dueOn, quantity: String(quantity - paid) }] : []
    })
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
