import { randomUUID } from 'node:crypto'
import { deleteUser, exportPersonalData } from '@volute/domain/people/account'
import { putCart } from '@volute/domain/buying/cart'
import { enterCompany, listActing } from '@volute/domain/people/session'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { writePlaced } from '../../../test/scripted-erp.ts'
import { worldIds } from '../../../test/world-lookups.ts'
import { schema } from '../../core/db/index.ts'

type Person = Caller & { userId: number }

let shop: TestShop
let vic: Person
let rosa: Person
beforeAll(async () => {
  shop = await openTestShop()
  vic = await shop.signIn('vic@riverbend.example')
  rosa = await shop.signIn('rosa@riverbend.example')
})
afterAll(() => shop.close())

const pathOf = ({ companyId, userId }: Person) => ({ companyId: String(companyId), userId: String(userId) })
const exportOf = (person: Person, caller: Caller = person) =>
  shop.call(exportPersonalData, pathOf(person), caller)

const address = {
  entryName: 'Yard',
  shippingCountry: 'US',
  shippingState: 'CA',
  shippingCity: 'Fresno',
  shippingZipCode: '93706',
  shippingAddressLine1: '1 Canal Road',
  shippingCompanyName: 'Riverbend',
  shippingContactName: 'Vic Ames',
}

let filled: Awaited<ReturnType<typeof fill>>

async function fill({ userId, companyId }: Person) {
  const { db } = shop.shop
  const document = {
    ...address,
    userId,
    companyId,
    poNumber: 'PO-7',
    allowPartialShipments: true,
    shipVia: 'UPS_GROUND',
    discountBasisPoints: 0,
    subtotalCents: 1250,
    totalCents: 1250,
  }
  await db.insert(schema.savedAddresses).values({ ...address, userId, companyId })
  await db.insert(schema.quotes).values({ ...document, name: 'Spares' })
  const file = { userId, companyId, bytes: 3 }
  const [ordered, loose] = await db
    .insert(schema.poFiles)
    .values([
      { ...file, name: 'PO-7.pdf', sha256: 'a' },
      { ...file, name: 'draft.xlsx', sha256: 'b' },
    ])
    .returning()
  for (const id of [ordered?.id, loose?.id]) await shop.shop.files.put(`po-files/${id}`, 'abc')
  await writePlaced(shop, { userId, companyId }, [{ quantities: [1] }])
  const [order] = await db
    .update(schema.salesOrders)
    .set({ poFileId: ordered?.id ?? null, erpOrderNumber: '100007' })
    .returning()
  const claim = {
    code: randomUUID(),
    position: 0,
    quantity: 1,
    kind: 'RETURN',
    reason: 'Wrong size.',
  } as const
  await db.insert(schema.claims).values({ ...claim, userId, companyId, salesOrderId: order?.id ?? 0 })
  await db.insert(schema.joinRequests).values({
    companyId,
    name: 'Vic',
    email: 'vic@riverbend.example',
    state: 'APPROVED',
  })
  const [pump] = await db.select().from(schema.pumps)
  const [inFleet] = await db
    .insert(schema.fleetPumps)
    .values({ companyId, pumpId: pump?.id ?? 0 })
    .returning()
  const service = { onDate: '2026-06-10', kind: 'REPAIR' as const, text: 'New seal.' }
  const [entry] = await db
    .insert(schema.serviceEntries)
    .values({ fleetPumpId: inFleet?.id ?? 0, userId, ...service })
    .returning()
  const photo = { userId, companyId, bytes: 9 }
  const [shown, unsaved] = await db
    .insert(schema.photos)
    .values([{ ...photo, serviceEntryId: entry?.id ?? 0 }, photo])
    .returning()
  for (const id of [shown?.id, unsaved?.id]) await shop.shop.files.put(`photos/${id}-small`, 'abc')
  await db.insert(schema.outbox).values({
    recipient: 'vic@riverbend.example',
    subject: 'Volute: your new account',
    text: 'secret',
    html: 'secret',
    sentUtc: shop.clock.now,
  })
  return { ordered: ordered?.id, loose: loose?.id, shown: shown?.id, unsaved: unsaved?.id }
}

it('the export contains all stored personal data and no secrets (ACCT-17, E118)', async () => {
  const partId = (await worldIds(shop)).part('235626')
  await shop.call(putCart, { replaceAll: false, items: [{ partId, quantity: 2 }] }, vic)
  filled = await fill(vic)
  const { status, body } = await exportOf(vic)
  expect(status).toBe(200)
  const shipTo = 'Vic Ames, Riverbend, 1 Canal Road, Fresno, CA, 93706, US'
  expect(body).toMatchObject({
    exportedUtc: shop.clock.now.toISOString(),
    person: { name: 'Vic', emailAddress: 'vic@riverbend.example', companyName: 'Riverbend Irrigation' },
    consent: { policyVersion: expect.any(Number) },
    sessions: [{ userAgent: expect.any(String), endedUtc: null }],
    savedAddresses: [{ entryName: 'Yard', shipTo }],
    carts: [{ items: [{ partNumber: '235626', quantity: 2 }] }],
    quotes: [{ name: 'Spares', poNumber: 'PO-7', shipTo, grandTotal: 12.5 }],
    orderFiles: [
      { name: 'draft.xlsx', bytes: 3, orderNumbers: [] },
      { name: 'PO-7.pdf', orderNumbers: ['100007'] },
    ],
    claims: [{ orderNumber: '100007', kind: 'RETURN', status: 'OPEN', reason: 'Wrong size.' }],
    joinRequests: [{ companyName: 'Riverbend Irrigation', name: 'Vic', state: 'APPROVED' }],
    serviceEntries: [{ serialNumber: '100234', onDate: '2026-06-10', text: 'New seal.' }],
    photos: [
      { bytes: 9, serialNumber: null },
      { bytes: 9, serialNumber: '100234' },
    ],
    mails: [{ recipient: 'vic@riverbend.example', subject: 'Volute: your new account' }],
    acts: [{ act: 'sign-in' }],
  })
  expect(JSON.stringify(body)).not.toMatch(/secret|argon2|hash/i)
  const again = await exportOf(vic)
  expect(again.body.acts[0]).toMatchObject({ act: 'export-user', detail: `{"userId": ${vic.userId}}` })
})

it("a user who may delete users exports a user's data without their devices and other companies' data (ACCT-18)", async () => {
  const kim = await shop.signIn('kim@kestrel.example')
  await shop.shop.db.insert(schema.quotes).values({
    ...address,
    userId: vic.userId,
    companyId: kim.companyId,
    name: 'Of Kestrel',
    poNumber: '',
    allowPartialShipments: true,
    shipVia: 'UPS_GROUND',
    discountBasisPoints: 0,
    subtotalCents: 1,
    totalCents: 1,
  })
  const { body } = await exportOf(vic, rosa)
  expect(body.quotes.map(({ name }) => name)).toEqual(['Spares'])
  expect(body.sessions.map(({ userAgent }) => userAgent)).toEqual([null])
  expect((await exportOf(vic)).body.quotes).toHaveLength(2)
  const [act] = await shop.shop.db
    .select()
    .from(schema.events)
    .where(and(eq(schema.events.kind, 'export-user'), eq(schema.events.userId, rosa.userId)))
  expect(act).toMatchObject({ companyId: rosa.companyId, subject: { userId: vic.userId } })
})

it("an export gets 403 without the permission, 404 for another company's user, and 403 for a user with more permissions (ACCT-18)", async () => {
  const kim = await shop.signIn('kim@kestrel.example')
  const ben = await shop.signIn('ben@riverbend.example')
  expect((await exportOf(rosa, vic)).status).toBe(403)
  expect((await exportOf(vic, kim)).status).toBe(404)
  const { db } = shop.shop
  const [clerk] = await db
    .insert(schema.roles)
    .values({ companyId: ben.companyId, name: 'Clerk' })
    .returning()
  await db.insert(schema.rolePermissions).values({ roleId: clerk?.id ?? 0, permission: 'DELETE_USERS' })
  await db
    .update(schema.users)
    .set({ roleId: clerk?.id ?? 0 })
    .where(eq(schema.users.id, ben.userId))
  expect(await exportOf(rosa, ben)).toMatchObject({
    status: 403,
    body: { error: 'This user holds permissions that you do not hold, so you cannot export their data.' },
  })
})

it("the provider's staff acting for a company export a user's data, and the company sees it (ACCT-18)", async () => {
  const ada = await shop.signIn('ada@volute.example')
  await shop.call(enterCompany, { companyId: vic.companyId }, ada)
  const acting = { ...ada, companyId: vic.companyId }
  expect((await exportOf(vic, acting)).body.quotes).toHaveLength(2)
  const { body } = await shop.call(listActing, { companyId: String(vic.companyId) }, rosa)
  expect(body.acts[0]).toMatchObject({ act: 'export-user', userName: 'Ada' })
})

it('deleting a user also deletes their mails, join requests and unordered files and clears their devices (ACCT-19, OQ-28)', async () => {
  const { db } = shop.shop
  const { companyId } = vic
  const request = { companyId, name: 'Vic', email: 'vic@riverbend.example', state: 'APPROVED' as const }
  await db.insert(schema.joinRequests).values(request)
  expect((await shop.call(deleteUser, pathOf(vic), rosa)).status).toBe(200)
  const mails = await db.select().from(schema.outbox).where(eq(schema.outbox.recipient, request.email))
  const asked = await db.select().from(schema.joinRequests).where(eq(schema.joinRequests.name, 'Vic'))
  const devices = await db.select().from(schema.sessions).where(eq(schema.sessions.userId, vic.userId))
  expect([mails, asked, devices.map(({ userAgent }) => userAgent)]).toEqual([[], [], ['']])
  expect((await exportOf(vic, rosa)).status).toBe(404)
  const files = await db.select({ name: schema.poFiles.name }).from(schema.poFiles)
  expect(files).toEqual([{ name: 'PO-7.pdf' }])
  const stored = [filled.ordered, filled.loose].map((file) => shop.shop.files.exists(`po-files/${file}`))
  expect(await Promise.all(stored)).toEqual([true, false])
  const photos = [filled.shown, filled.unsaved].map((photo) =>
    shop.shop.files.exists(`photos/${photo}-small`),
  )
  expect(await Promise.all(photos)).toEqual([true, false])
})
