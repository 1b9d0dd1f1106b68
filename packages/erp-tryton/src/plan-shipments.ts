import type { ErpError, ErpOrder } from '@volute/erp'
import type { CallTryton, Row } from './call-tryton.ts'
import { quantitiesByDay, type Move, type DayQuantity } from './quantities-by-day.ts'
import { date } from './tryton-values.ts'

interface Shipment extends Row {
  state: 'draft' | 'waiting'
  planned_date: string | null
  customer: number
  delivery_address: number
  warehouse: number
  company: number
}

/** Goods of one Tryton shipment that leave on one day. */
interface Parcel {
  shipment: Shipment
  day: string
  quantities: DayQuantity[]
  /** True for the earliest parcel of its shipment, which stays in it. */
  stays: boolean
}

/**
 * Plans a sale's shipments for the days promised to its buyer, one shipment per day (ERP-12). By itself Tryton plans all
 * goods for the longest of the products' lead times, whatever is in stock. After an interruption it continues where it
 * stopped, and it leaves alone what Tryton's staff have begun to pick.
 */
export async function planShipments(call: CallTryton, sale: number, lines: ErpOrder['lines']): Promise<void> {
  if (!lines.some(({ promised }) => promised.some((allocation) => allocation.date !== null))) return
  for (let tries = 1; ; tries++) {
    try {
      return await plan(call, await readParcels(call, sale, lines))
    } catch (error) {
      if ((error as ErpError).kind !== 'retryable' || tries === MOST_TRIES) throw error
    }
  }
}

/** Most attempts: another submission of the same order may plan it at the same time. */
const MOST_TRIES = 4

/** Reads the moves of a sale that nobody has begun to pick, by shipment and day. */
async function readParcels(call: CallTryton, sale: number, lines: ErpOrder['lines']): Promise<Parcel[]> {
  const read = <T extends Row>(model: string, where: unknown[], fields: string[]) =>
    call<T[]>(`model.${model}.search_read`, [where, 0, null, [['id', 'ASC']], fields])
  const [saleLines, shipments, moves] = await Promise.all([
    read<Row & { sequence: number }>('sale.line', [['sale', '=', sale]], ['sequence']),
    read<Shipment>(
      'stock.shipment.out',
      [
        ['moves.origin.sale', '=', sale, 'sale.line'],
        ['state', 'in', ['draft', 'waiting']],
      ],
      ['state', 'planned_date', 'customer', 'delivery_address', 'warehouse', 'company'],
    ),
    read<Move>(
      'stock.move',
      [
        ['origin.sale', '=', sale, 'sale.line'],
        ['state', '!=', 'cancelled'],
      ],
      ['origin', 'shipment', 'state', 'quantity', 'invoice_lines', '_timestamp'],
    ),
  ])
  const lineOf = new Map(saleLines.map(({ id, sequence }) => [`sale.line,${id}`, lines[sequence - 1]]))
  const quantities = quantitiesByDay(lineOf, moves)
  return shipments.flatMap((shipment) => {
    const own = quantities.filter(({ move }) => move.shipment === `stock.shipment.out,${shipment.id}`)
    return [...Map.groupBy(own, ({ day }) => day)]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([day, inside], index) => ({ shipment, day, quantities: inside, stays: index === 0 }))
  })
}

/** Creates a shipment for each parcel that does not stay in its own, and sets the dates of those that stay. */
async function plan(call: CallTryton, parcels: Parcel[]): Promise<void> {
  const kept = parcels.filter(({ stays }) => stays)
  const apart = parcels.filter(({ stays }) => !stays)
  const made = apart.length > 0 ? await shipApart(call, apart, reductions(parcels)) : []
  const moved = kept.filter(({ shipment, day }) => shipment.planned_date !== day)
  if (moved.length > 0)
    await call(
      'model.stock.shipment.out.write',
      moved.flatMap(({ shipment, day }) => [[shipment.id], { planned_date: date(day) }]),
    )
  const drafts = kept.filter(({ shipment }) => shipment.state === 'draft')
  if (made.length + drafts.length > 0)
    await call('model.stock.shipment.out.wait', [[...kept.map(({ shipment }) => shipment.id), ...made]])
}

/**
 * Creates the shipments in one call, which Tryton applies whole or not at all. It fails if a move has changed since it was
 * read, so that two submissions neither split a move twice nor leave an empty shipment behind.
 */
function shipApart(call: CallTryton, parcels: Parcel[], reduced: unknown[]): Promise<number[]> {
  const shipments = parcels.map(({ shipment, day, quantities }, index) => ({
    customer: shipment.customer,
    delivery_address: shipment.delivery_address,
    warehouse: shipment.warehouse,
    company: shipment.company,
    planned_date: date(day),
    moves: [...quantities.map(toShip), ...(index === 0 ? reduced : [])],
  }))
  const quantities = parcels.flatMap((parcel) => parcel.quantities)
  const read = quantities.map(({ move }) => [`stock.move,${move.id}`, move['_timestamp']])
  return call('model.stock.shipment.out.create', [shipments], { _timestamp: Object.fromEntries(read) })
}

/** Reduces a move whose other quantities are split off to its first one. */
const reductions = (parcels: Parcel[]) =>
  parcels.flatMap(({ quantities }) =>
    quantities
      .filter(({ move, quantity, isSplitOff }) => !isSplitOff && quantity < move.quantity)
      .map(({ move, quantity }) => ['write', [move.id], { quantity }]),
  )

/** Adds a move to a shipment; a split-off quantity is a copy of its move. */
function toShip({ move, quantity, isSplitOff }: DayQuantity): unknown[] {
  if (!isSplitOff) return ['add', [move.id]]
  return ['copy', [move.id], { quantity, invoice_lines: move.invoice_lines }]
}
