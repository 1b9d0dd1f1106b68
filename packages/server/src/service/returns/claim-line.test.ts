import { changeFleetPump, getFleetPump, getPumpHistory } from '@volute/domain/service/fleet'
import { getWarranty } from '@volute/domain/service/returns'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openClaims } from '../../../test/claims-world.ts'
import { eventually } from '../../../test/eventually.ts'
import { openFleets } from '../../../test/fleet-world.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { readMails } from '../../../test/read-mails.ts'
import { schema } from '../../core/db/index.ts'
import { pumpHistoryReader, watchEvents } from '../../core/events/index.ts'

let shop: TestShop
let world: Awaited<ReturnType<typeof openClaims>>
let fleets: Awaited<ReturnType<typeof openFleets>>
beforeAll(async () => {
  shop = await openTestShop()
  world = await openClaims(shop)
  fleets = await openFleets(shop, ['CL-1', 'CL-2'])
})
afterAll(() => shop.close())

const claimsOf = ({ salesOrderId }: { salesOrderId: number }) =>
  shop.shop.db.select().from(schema.claims).where(eq(schema.claims.salesOrderId, salesOrderId))

async function warranty(orderNumber: string, serialNumber = '', caller = world.ben) {
  return shop.call(getWarranty, { orderNumber, position: '0', serialNumber }, caller)
}

it('a shipped part is claimed, and the staff who decide on claims are notified (CLAIM-01, CLAIM-06, E156)', async () => {
  const order = await world.shipped(3)
  const { status, body } = await world.claim(order, { quantity: 2, reason: ' It leaks. ' })
  expect(status).toBe(201)
  expect(await claimsOf(order)).toMatchObject([
    {
      id: body.claimId,
      quantity: 2,
      kind: 'WARRANTY',
      reason: 'It leaks.',
      warranty: 'WITHIN',
      status: 'OPEN',
    },
  ])
  const [mail] = (await readMails(shop, 'ada@volute.example')).slice(-1)
  expect(mail?.text).toContain('Riverbend Irrigation has claimed 2 EA TB10773')
  expect(mail?.text).toContain(`/manage/claims/${body.claimId}`)
  const [event] = await shop.shop.db.select().from(schema.events).orderBy(desc(schema.events.id)).limit(1)
  expect(event).toMatchObject({
    kind: 'claim-part',
    companyId: world.ben.companyId,
    subject: { claimId: body.claimId, salesOrderId: order.salesOrderId },
  })
})

it.each(['CL-1', 'cl1', 'S/N CL-1'])('a claim for pump %j is for CL-1 (FIND-40)', async (serialNumber) => {
  const order = await world.shipped(1)
  expect((await world.claim(order, { serialNumber })).status).toBe(201)
  expect(await claimsOf(order)).toMatchObject([{ serialNumber: 'CL-1' }])
})

it('no more is claimed than was shipped, even by 20 claims at once (CLAIM-02, E156)', async () => {
  const order = await world.shipped(7)
  const answers = await Promise.all(Array.from({ length: 20 }, () => world.claim(order)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(7)
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(13)
  expect(await claimsOf(order)).toHaveLength(7)
})

it('unshipped parts cannot be claimed, and a declined claim frees its parts (CLAIM-02)', async () => {
  const unshipped = await world.received()
  expect((await world.claim(unshipped)).body.error).toMatch(/^Nothing on this line can be claimed/)
  const order = await world.shipped(1)
  const { body } = await world.claim(order)
  expect((await world.claim(order)).status).toBe(400)
  await world.decide(body.claimId, 'DECLINED', 'Run dry.')
  expect((await world.claim(order)).status).toBe(201)
})

it("a code creates one claim, even when sent repeatedly at once, and another person's use of it is rejected (CLAIM-04, E156)", async () => {
  const order = await world.shipped(9)
  const code = crypto.randomUUID()
  const answers = await Promise.all(Array.from({ length: 5 }, () => world.claim(order, { code })))
  const made = answers.filter(({ status }) => status === 201)
  expect([made.length, answers.filter(({ status }) => status === 200).length]).toEqual([1, 4])
  expect(new Set(answers.map(({ body }) => body.claimId)).size).toBe(1)
  expect(await claimsOf(order)).toHaveLength(1)
  expect(await world.claim(order, { code }, fleets.rosa)).toMatchObject({
    status: 409,
    body: { code: 'REQUEST_CODE_USED' },
  })
})

it('a claim on another company’s order or on a missing line is not found (CLAIM-01, E156, E170)', async () => {
  const order = await world.shipped(2)
  expect((await world.claim(order, {}, fleets.kim)).status).toBe(404)
  expect((await warranty(order.orderNumber, '', fleets.kim)).status).toBe(404)
  expect((await world.claim(order, { position: 4 })).status).toBe(404)
})

it('a claim needs a reason and cannot name an unknown pump (CLAIM-03, E156)', async () => {
  const order = await world.shipped(2)
  expect(await world.claim(order, { reason: ' ' })).toMatchObject({
    status: 400,
    body: { error: 'Describe what is wrong, or why you are returning it.' },
  })
  expect(await world.claim(order, { serialNumber: 'CL-9' })).toMatchObject({
    status: 400,
    body: { error: 'There is no pump with this serial number.' },
  })
  expect(await claimsOf(order)).toEqual([])
})

it('a claim appears in the history of the pump that it names (CLAIM-10, E130)', async () => {
  const [fleetPumpId = 0] = await fleets.added(['CL-1'])
  const order = await world.shipped(2)
  await world.claim(order, { serialNumber: 'cl-1' })
  expect(await claimsOf(order)).toMatchObject([{ serialNumber: 'CL-1' }])
  const reading = await watchEvents(shop.shop.db, [pumpHistoryReader], shop.shop.log)
  const acts = await eventually(async () => {
    const { body } = await shop.call(getPumpHistory, { fleetPumpId: String(fleetPumpId) }, fleets.rosa)
    const kinds = body.history.map(({ act }) => act && `${act.kind} by ${act.userName}`)
    return kinds.some((kind) => kind?.startsWith('claim-part')) && kinds
  })
  await reading.stop()
  expect(acts).toContain('claim-part by Ben')
})

it("the warranty is based on the shipments and on the company's own entries for the pump (CLAIM-05, E170)", async () => {
  const [fleetPumpId = 0] = await fleets.added(['CL-2'])
  const pump = { fleetPumpId: String(fleetPumpId) }
  const { orderNumber } = await world.shipped(1, '2024-06-10')
  const said = async (serialNumber: string, caller = world.ben) =>
    (await warranty(orderNumber, serialNumber, caller)).body.warranty
  const shippedOn = ['2024-06-10']
  expect(await said('')).toEqual({ answer: 'UNKNOWN', shippedOn, installedOn: null, endsOn: null })

  const { body } = await shop.call(getFleetPump, pump, fleets.rosa)
  const installed = { ...pump, version: body.version, installedOn: '2024-07-01' }
  await shop.call(changeFleetPump, installed, fleets.rosa)
  const outside = { answer: 'OUTSIDE', shippedOn, installedOn: '2024-07-01', endsOn: '2026-07-01' }
  expect(await said('cl-2')).toEqual(outside)

  const { serviceEntries, serviceParts } = schema
  const service = { fleetPumpId, userId: fleets.rosa.userId, kind: 'REPAIR' as const, text: 'New seal.' }
  const [entry] = await shop.shop.db
    .insert(serviceEntries)
    .values({ ...service, onDate: '2025-01-15' })
    .returning()
  const partId = world.ids.part('TB10773')
  await shop.shop.db
    .insert(serviceParts)
    .values({ serviceEntryId: entry?.id ?? 0, position: 0, path: [], partId, quantity: 1 })
  const within = { answer: 'WITHIN', shippedOn, installedOn: '2025-01-15', endsOn: '2026-12-10' }
  expect(await said('CL-2')).toEqual(within)
})
