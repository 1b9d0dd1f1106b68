import { date } from '../src/tryton-values.ts'
import type { LineQuantity } from '@volute/erp/contract'
import type { Row, TrytonPeople } from './ask-tryton.ts'

interface Shipment extends Row {
  outgoing_moves: number[]
  inventory_moves: number[]
}

/** The shipments of an order that have not left, oldest first. */
export const openShipments = (tryton: TrytonPeople, orderId: string) =>
  tryton.find(
    'stock.shipment.out',
    [
      ['moves.origin.sale', '=', Number(orderId), 'sale.line'],
      ['state', 'in', ['draft', 'waiting', 'assigned', 'picked', 'packed']],
    ],
    ['outgoing_moves', 'inventory_moves'],
  ) as Promise<Shipment[]>

/** Takes a shipment through Tryton's steps. */
export async function step(tryton: TrytonPeople, shipment: Row | undefined, ...steps: string[]) {
  for (const one of steps) await tryton.act(`stock.shipment.out.${one}`, [shipment?.id])
}

/** Requested quantity of a line. */
const wantedOf = (lines: LineQuantity[], sequence: number) =>
  Number(lines.find((one) => one.position === sequence - 1)?.quantity ?? 0)

/** Picks and packs part of some lines; Tryton creates another shipment for the rest when they leave. */
export async function packPart(
  tryton: TrytonPeople,
  orderId: string,
  lines: LineQuantity[],
  reference: string | null,
): Promise<Row> {
  const [shipment] = await openShipments(tryton, orderId)
  if (!shipment) throw new Error(`nothing of order ${orderId} is to be shipped`)
  const bySequence = await sequences(tryton, orderId)
  const picks = await tryton.find('stock.move', [['id', 'in', shipment.inventory_moves]], ['origin.origin'])
  for (const pick of picks) {
    const line = (pick['origin.'] as { origin: string }).origin
    await tryton.write('stock.move', [pick.id], { quantity: wantedOf(lines, bySequence.get(line) ?? 0) })
  }
  await step(tryton, shipment, 'assign_force', 'pick')
  await tryton.write('stock.shipment.out', [shipment.id], { reference })
  await step(tryton, shipment, 'pack')
  return shipment
}

/** Lines of an order with their sequence numbers, from 1. */
async function sequences(tryton: TrytonPeople, orderId: string): Promise<Map<string, number>> {
  const lines = await tryton.find('sale.line', [['sale', '=', Number(orderId)]], ['sequence'])
  return new Map(lines.map((line) => [`sale.line,${line.id}`, Number(line['sequence'])]))
}

/** Removes quantities from waiting shipments, and returns the shipments that Tryton creates for them. */
export async function leaveForLater(
  tryton: TrytonPeople,
  orderId: string,
  lines: LineQuantity[],
): Promise<Shipment[]> {
  const before = await openShipments(tryton, orderId)
  const bySequence = await sequences(tryton, orderId)
  for (const shipment of before) {
    await step(tryton, shipment, 'draft')
    const moves = await tryton.find(
      'stock.move',
      [['id', 'in', shipment.outgoing_moves]],
      ['quantity', 'origin'],
    )
    for (const move of moves) {
      const rest = Number(move['quantity']) - wantedOf(lines, bySequence.get(String(move['origin'])) ?? 0)
      if (rest > 0) await tryton.write('stock.move', [move.id], { quantity: rest })
      else await tryton.act('stock.move.delete', [move.id])
    }
    await step(tryton, shipment, 'wait')
  }
  await tryton.act('sale.sale.process', [Number(orderId)])
  const after = await openShipments(tryton, orderId)
  return after.filter((one) => !before.some((old) => old.id === one.id))
}

/** Cancels shipments, and marks their goods as not to be shipped again. */
export async function giveUp(tryton: TrytonPeople, orderId: string, shipments: Shipment[]) {
  for (const shipment of shipments) await step(tryton, shipment, 'cancel')
  const domain_moves = shipments.flatMap((shipment) => shipment.outgoing_moves)
  const sale = Number(orderId)
  await tryton.wizard(
    'sale.handle.shipment.exception',
    [['handle', { ask: { domain_moves, recreate_moves: [] } }]],
    { active_model: 'sale.sale', active_id: sale, active_ids: [sale] },
  )
}

/** Moves a line to a separate shipment on another day. */
export async function splitOff(tryton: TrytonPeople, orderId: string, position: number, day: string) {
  const line = [...(await sequences(tryton, orderId))].find(([, sequence]) => sequence === position + 1)?.[0]
  const open = (await openShipments(tryton, orderId)).map((one) => one.id)
  const [shipment] = await tryton.find(
    'stock.shipment.out',
    [
      ['id', 'in', open],
      ['moves.origin', '=', line],
    ],
    ['customer', 'delivery_address', 'warehouse', 'company'],
  )
  if (!shipment) throw new Error(`line ${position + 1} of order ${orderId} is in no shipment that waits`)
  const { id, ...values } = shipment
  await step(tryton, shipment, 'draft')
  const [apart = 0] = await tryton.create('stock.shipment.out', [values])
  const moves = await tryton.find('stock.move', [
    ['origin', '=', line],
    ['shipment', '=', `stock.shipment.out,${id}`],
  ])
  await tryton.write(
    'stock.move',
    moves.map((move) => move.id),
    { shipment: `stock.shipment.out,${apart}` },
  )
  await tryton.write('stock.shipment.out', [apart], { planned_date: date(day) })
  await step(tryton, shipment, 'wait')
  await step(tryton, { id: apart }, 'wait')
}
