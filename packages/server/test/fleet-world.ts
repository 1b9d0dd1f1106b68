import { addPumps, type AddedPump } from '@volute/domain/service/fleet'
import { eq } from 'drizzle-orm'
import { schema } from '../src/core/db/index.ts'
import type { Caller, TestShop } from './open-test-shop.ts'
import { worldIds } from './world-lookups.ts'

/** Riverbend and Kestrel with their Admins, whose fleets have the same pumps. */
export async function openFleets(shop: TestShop, serialNumbers: readonly string[] = []) {
  const ids = await worldIds(shop)
  await makePumps(shop, serialNumbers)
  const rosa = await shop.signIn('rosa@riverbend.example')
  const kim = await shop.signIn('kim@kestrel.example')

  /** Adds pumps, and returns their ids in the fleet. */
  async function added(serials: readonly string[], caller: Caller = rosa): Promise<number[]> {
    const { status, body } = await shop.call(addPumps, { serialNumbers: [...serials] }, caller)
    if (status !== 200) throw new Error(`the pumps were not added: ${body.error}`)
    return body.pumps.map(({ found }: AddedPump) => found?.fleetPumpId ?? 0)
  }
  return { ids, rosa, kim, added }
}

/** Adds pumps of the test world's BOM. */
export async function makePumps({ shop }: TestShop, serialNumbers: readonly string[]) {
  const { parts, pumps } = schema
  const [bom] = await shop.db.select().from(parts).where(eq(parts.partNumber, '4RB-EM-100'))
  if (!bom || serialNumbers.length === 0) return
  await shop.db
    .insert(pumps)
    .values(serialNumbers.map((serialNumber) => ({ serialNumber, bomPartId: bom.id })))
}

interface PastOrder {
  caller: Caller & { userId: number }
  receivedUtc: Date | null
  rejectedUtc?: Date | null
  lines: readonly { partNumber: string; partId: number; pumpId: number | null }[]
}

/** Inserts orders as the shop stores them once the ERP has responded, and returns their ids. */
export async function keepOrders({ shop }: TestShop, orders: readonly PastOrder[]): Promise<number[]> {
  const { salesOrderLines, salesOrders } = schema
  const kept = await shop.db
    .insert(salesOrders)
    .values(
      orders.map(({ caller, receivedUtc, rejectedUtc = null }, index) => ({
        requestCode: crypto.randomUUID(),
        requestStatus: receivedUtc ? ('COMPLETED' as const) : ('FAILED' as const),
        erpOrderId: receivedUtc ? `F-${caller.companyId}-${index}` : null,
        erpOrderNumber: receivedUtc ? `F-${caller.companyId}-${index}` : null,
        receivedUtc,
        rejectedUtc,
        companyId: caller.companyId,
        userId: caller.userId,
        poNumber: `PO-${index}`,
        ...document,
      })),
    )
    .returning({ id: salesOrders.id })
  await shop.db.insert(salesOrderLines).values(
    orders.flatMap(({ lines }, index) =>
      lines.map((line, position) => ({
        ...line,
        position,
        salesOrderId: kept[index]?.id ?? 0,
        description: `Part ${line.partNumber}`,
        unitName: 'EA',
        quantity: position + 1,
        shipBy: '2026-12-04',
        needBy: '2026-12-04',
      })),
    ),
  )
  return kept.map(({ id }) => id)
}

const document = {
  shipBy: '2026-12-04',
  needBy: '2026-12-04',
  shippingCountry: 'US',
  shippingState: 'CA',
  shippingCity: 'Fresno',
  shippingZipCode: '93706',
  shippingAddressLine1: '1 Canal Road',
  shippingCompanyName: 'Works',
  allowPartialShipments: true,
  shipVia: 'UPS_GROUND',
  discountBasisPoints: 0,
  subtotalCents: 100,
  totalCents: 100,
  createdUtc: new Date('2026-01-01T00:00:00Z'),
} as const
