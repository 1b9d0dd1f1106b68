import type { ErpError, ErpOrder } from '../port.ts'
import type { CallTryton, Row } from './call-tryton.ts'
import { date } from './tryton-values.ts'

interface Shipment extends Row {
  state: 'draft' | 'waiting'
  planned_date: string | null
  customer: number
  delivery_address: number
  warehouse: number
  company: number
}

interface Move extends Row {
  /** `sale.line,ID` */
  origin: string
  /** `stock.shipment.out,ID` */
  shipment: string
  _timestamp: string
}

/** What leaves on one day of what Tryton has put into one shipment. */
interface Parcel {
  shipment: Shipment
  day: string
  moves: Move[]
}

/**
 * Plans what a sale ships for the days that its buyer was told, a shipment for each (ERP-12): by itself Tryton plans all of it for the
 * longest of its products' lead times, whatever lies in stock. It goes on from where it was cut, and leaves alone what Tryton's people
 * have begun to pick.
 */
export async function planShipments(call: CallTryton, sale: number, lines: ErpOrder['lines']): Promise<void> {
  const last = lines
    .flatMap(({ promised }) => promised ?? [])
    .toSorted()
    .at(-1)
  if (last === undefined) return
  const dayOf = (position: number) => lines[position]?.promised ?? last
  for (let tries = 1; ; tries++) {
    try {
      return await plan(call, await readParcels(call, sale, dayOf))
    } catch (error) {
      if ((error as ErpError).kind !== 'retryable' || tries === MOST_TRIES) throw error
    }
  }
}

/** Another submission of the same order may plan it at the same time. */
const MOST_TRIES = 4

/** What of a sale nobody has begun to pick, by shipment and day, the earliest of each shipment first. */
async function readParcels(
  call: CallTryton,
  sale: number,
  dayOf: (position: number) => string,
): Promise<Parcel[]> {
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
        ['state', '=', 'draft'],
      ],
      ['origin', 'shipment', '_timestamp'],
    ),
  ])
  const dayOfLine = new Map(saleLines.map(({ id, sequence }) => [`sale.line,${id}`, dayOf(sequence - 1)]))
  return shipments.flatMap((shipment) => {
    const own = moves.filter((move) => move.shipment === `stock.shipment.out,${shipment.id}`)
    const byDay = Map.groupBy(own, (move) => dayOfLine.get(move.origin) ?? '')
    return [...byDay].map(([day, inside]) => ({ shipment, day, moves: inside })).toSorted(byDate)
  })
}

const byDate = (one: Parcel, other: Parcel) => one.day.localeCompare(other.day)

/** The first parcel of a shipment stays in it; each other one gets a shipment of its own. */
async function plan(call: CallTryton, parcels: Parcel[]): Promise<void> {
  const [kept, apart] = [parcels.filter(isFirst), parcels.filter((...one) => !isFirst(...one))]
  const made = apart.length > 0 ? await shipApart(call, apart) : []
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

const isFirst = ({ shipment }: Parcel, index: number, parcels: Parcel[]) =>
  parcels.findIndex((one) => one.shipment === shipment) === index

/** Fails where the moves have changed since they were read, so that two submissions leave no empty shipment behind. */
function shipApart(call: CallTryton, parcels: Parcel[]): Promise<number[]> {
  const shipments = parcels.map(({ shipment, day, moves }) => ({
    customer: shipment.customer,
    delivery_address: shipment.delivery_address,
    warehouse: shipment.warehouse,
    company: shipment.company,
    planned_date: date(day),
    moves: [['add', moves.map(({ id }) => id)]],
  }))
  const read = parcels.flatMap(({ moves }) =>
    moves.map(({ id, _timestamp }) => [`stock.move,${id}`, _timestamp]),
  )
  return call('model.stock.shipment.out.create', [shipments], { _timestamp: Object.fromEntries(read) })
}
