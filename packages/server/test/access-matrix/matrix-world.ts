import { saveAddress } from '@volute/domain/buying/checkout'
import { addPumps, addServiceEntry, createSite } from '@volute/domain/service/fleet'
import { readLists } from '@volute/domain/buying/list-reading'
import { addInvoice } from '@volute/domain/buying/orders'
import { inviteUsers, listInvitations, requestToJoin } from '@volute/domain/people/registration'
import { claimLine } from '@volute/domain/service/returns'
import { createRole } from '@volute/domain/people/roles'
import { signIn, enterCompany } from '@volute/domain/people/session'
import { createUserGroup } from '@volute/domain/people/users'
import { getPublication, publishDraft, listDraftDrawings } from '@volute/domain/workbench/workbench'
import { and, eq, sql } from 'drizzle-orm'
import { schema } from '../../src/core/db/index.ts'
import { placeOrder } from '../../src/buying/orders/place-order.ts'
import { askQueue } from '../ask-queue.ts'
import { faultyErp } from '../faulty-erp.ts'
import type { TestShop } from '../open-test-shop.ts'
import { makePdf } from '../make-pdf.ts'
import { fillCart, orderBody } from '../order-body.ts'
import { type Desk, openDesk } from '../order-desk.ts'
import { sent } from '../photos-world.ts'
import { savedQuote } from '../quote-body.ts'
import { lookForCallouts } from '../../src/workbench/workbench/index.ts'
import { openWorkbench } from '../open-workbench.ts'
import { readMails } from '../read-mails.ts'
import { PASSWORD } from '../world.ts'

export interface MatrixCaller {
  email: string
  token: string
  accessToken: string
  userId: number
  companyId: number
}

export type MatrixWorld = Awaited<ReturnType<typeof openMatrixWorld>>

/** World with Riverbend, one of each thing that an endpoint can be asked for, and all callers. */
export async function openMatrixWorld(shop: TestShop) {
  const callers = await signInAll(shop)
  const { Buyer: ben, Admin: rosa, 'Basic User': vic, 'other Admin': kim } = callers
  const { ids, otto, ordered, received } = await openDesk(shop)
  const refusedOrderId = await refusedOrder(shop, ordered)
  const placed = await received()
  await addPoFile(shop, ben, placed)
  const line = { partId: ids.part('TB10773'), quantity: 1 }
  for (const caller of Object.values(callers)) if (caller.token) await fillCart(shop, caller, [line])
  const { salesQuoteId } = await savedQuote(shop, ben, [line])
  const address = await shop.call(saveAddress, works, ben)
  const basicUser = await basicUserOf(shop, rosa.companyId)
  const riverbend = { companyId: String(rosa.companyId) }
  const role = { name: 'Welder', description: '', permissionIds: [] }
  const group = { name: 'Day shift', roleIds: [basicUser], userIds: [] }
  return {
    callers,
    line,
    order: orderBody([line], shop.clock.now),
    orderNumber: placed.orderNumber,
    invoiceId: await invoiceOf(shop, placed, otto),
    salesOrderId: String(placed.salesOrderId),
    requestCode: placed.requestCode,
    refusedOrderId: String(refusedOrderId),
    ...(await supportIds(shop)),
    quoteId: String(salesQuoteId),
    works,
    savedCustomerAddressId: String(address.body.savedCustomerAddressId),
    joinRequestId: await joinRequestOf(shop, rosa.companyId),
    ...(await fleetOf(shop, rosa)),
    ...(await claimOf(shop, ben, placed)),
    ...(await publicationsOf(shop)),
    basicUser,
    roleId: String((await shop.call(createRole, { ...riverbend, ...role }, rosa)).body.roleId),
    userGroupId: String(
      (await shop.call(createUserGroup, { ...riverbend, ...group }, rosa)).body.userGroupId,
    ),
    inviteCode: await invite(shop, rosa, { emailAddress: 'ina@new.example', roleId: basicUser }),
    invitationId: await invitationOf(shop, rosa),
    vic: vic.userId,
    riverbend: rosa.companyId,
    kestrel: kim.companyId,
    freeDistributor: await freeDistributorOf(shop),
    faultTable: await faultTableOf(shop),
  }
}

/** A manual whose fault table has been changed once. */
async function faultTableOf({ shop: { db } }: TestShop): Promise<{ documentId: string }> {
  const manual = { path: '/documents/OM-1.pdf', sourceHash: '0' }
  const [{ documentId } = { documentId: 0 }] = await db
    .insert(schema.documents)
    .values(manual)
    .returning({ documentId: schema.documents.id })
  await db.insert(schema.faultTables).values({ documentId, version: 1, faults: [] })
  return { documentId: String(documentId) }
}

/** A pump with a service entry, and an empty site. */
async function fleetOf(shop: TestShop, rosa: MatrixCaller) {
  const { body } = await shop.call(addPumps, { serialNumbers: ['100234'] }, rosa)
  const fleetPumpId = body.pumps[0]?.found?.fleetPumpId ?? 0
  const site = await shop.call(createSite, { name: 'North pump house' }, rosa)
  const entry = { onDate: '2026-11-01', kind: 'INSPECTION' as const, text: 'Looked at.', parts: [] }
  const added = await shop.call(addServiceEntry, { fleetPumpId: String(fleetPumpId), ...entry }, rosa)
  return {
    fleetPumpId,
    siteId: String(site.body.siteId),
    entry,
    serviceEntryId: String(added.body.serviceEntryId),
  }
}

/** A compared price list, a scheduled one and a published one. */
async function publicationsOf(shop: TestShop) {
  const bench = await openWorkbench(shop)
  const list = (price: number) => ({ 'parts.csv': `part_number,price\nNS9000,${price}\n` })
  const published = await bench.published(list(6))
  const draft = await bench.compared(list(7))
  const scheduled = await bench.compared(list(8))
  const publish = { publicationId: scheduled, atUtc: '2026-12-01T06:00:00Z', withoutBadRows: false }
  await shop.call(publishDraft, publish, bench.ada)
  const [file] = (await shop.call(getPublication, { publicationId: draft }, bench.ada)).body.files
  return {
    published: { publicationId: published },
    draft: { publicationId: draft },
    scheduled: { publicationId: scheduled },
    uploaded: { publicationId: draft, fileId: String(file?.fileId) },
    drawingId: await drawingOf(shop, bench),
  }
}

/** A drawing of a draft whose callouts have been searched. */
async function drawingOf(shop: TestShop, bench: Awaited<ReturnType<typeof openWorkbench>>): Promise<string> {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text y="9">1</text></svg>'
  const publicationId = await bench.drafted({ 'TB10773.svg': svg })
  const { body } = await shop.call(listDraftDrawings, { publicationId }, bench.ada)
  const drawingId = body.drawings[0]?.drawingId ?? 0
  await lookForCallouts(shop.shop, drawingId)
  return String(drawingId)
}

/** A claim with a photo for one part of an order, with one more shipped. */
async function claimOf(
  shop: TestShop,
  ben: MatrixCaller,
  order: { orderNumber: string; salesOrderId: number },
) {
  const { salesOrderLines } = schema
  await shop.shop.db
    .update(salesOrderLines)
    .set({ shippedQuantity: 2 })
    .where(eq(salesOrderLines.salesOrderId, order.salesOrderId))
  const photoId = await sent(shop, ben)
  const claim = {
    position: 0,
    quantity: 1,
    kind: 'RETURN' as const,
    reason: 'Ordered twice.',
    photoIds: [photoId],
  }
  const { orderNumber } = order
  const { body } = await shop.call(claimLine, { orderNumber, code: crypto.randomUUID(), ...claim }, ben)
  return { claimId: String(body.claimId), photoId: String(photoId) }
}

/** Callers in the order of the matrix's columns; all but the last act for their own company. */
async function signInAll(shop: TestShop) {
  const ben = await signInAs(shop, 'ben@riverbend.example')
  const acting = await signInAs(shop, 'sol@volute.example')
  await shop.call(enterCompany, { companyId: ben.companyId }, acting)
  return {
    'no token': { ...ben, token: '', accessToken: '', companyId: 0 },
    'Basic User': await signInAs(shop, 'vic@riverbend.example'),
    Buyer: ben,
    Admin: await signInAs(shop, 'rosa@riverbend.example'),
    'other Admin': await signInAs(shop, 'kim@kestrel.example'),
    Sales: await signInAs(shop, 'sol@volute.example'),
    'provider Basic User': await signInAs(shop, 'nia@volute.example'),
    'Order Desk': await signInAs(shop, 'otto@volute.example'),
    'provider Admin': await signInAs(shop, 'ada@volute.example'),
    'Sales acting': { ...acting, companyId: ben.companyId },
  }
}

async function signInAs(shop: TestShop, email: string): Promise<MatrixCaller> {
  const { body } = await shop.call(signIn, { username: email, password: PASSWORD })
  const { token, userId, companyId } = body
  return { email, token, accessToken: body.accessToken ?? '', userId, companyId }
}

/** An order that the ERP rejected, with its lines no longer in the cart. */
async function refusedOrder({ shop }: TestShop, ordered: Desk['ordered']) {
  const { erp, faults } = faultyErp(shop.erp)
  faults.push('rejected')
  const { salesOrderId } = await ordered({ poNumber: 'REFUSED' })
  await placeOrder({ ...shop, erp }, salesOrderId)
  await shop.db.delete(schema.cartItems)
  await shop.db.update(schema.carts).set({ version: sql`version + 1` })
  return salesOrderId
}

/** The file of a purchase order, read and stored with an order. */
async function addPoFile(
  { shop, call }: TestShop,
  ben: MatrixCaller,
  { salesOrderId }: { salesOrderId: number },
) {
  const file = { name: 'po.csv', base64: Buffer.from('part_number,quantity\nTB10773,1\n').toString('base64') }
  const { poFileId } = (await call(readLists, { file }, ben)).body
  await shop.db.update(schema.salesOrders).set({ poFileId }).where(eq(schema.salesOrders.id, salesOrderId))
}

/** An invoice uploaded by the order desk. */
async function invoiceOf(
  { shop, call }: TestShop,
  { salesOrderId }: { salesOrderId: number },
  otto: Desk['otto'],
) {
  const pdf = Buffer.from(makePdf(['Invoice'])).toString('base64')
  const invoice = { number: 'INV-0', invoicedOn: '2026-11-20', total: 10, pdf }
  await call(addInvoice, { salesOrderId: String(salesOrderId), ...invoice }, otto)
  const [enclosed] = await shop.db.select().from(schema.orderInvoices)
  return String(enclosed?.id)
}

/** A waiting mail and a waiting job. */
async function supportIds({ shop }: TestShop) {
  const [mail] = await shop.db.select().from(schema.outbox)
  const [job] = await askQueue(shop.db, (boss) => boss.findJobs('send-mail', { queued: true }))
  return { mailId: String(mail?.id), jobId: job?.id ?? '' }
}

async function basicUserOf({ shop }: TestShop, companyId: number) {
  const [role] = await shop.db
    .select()
    .from(schema.roles)
    .where(and(eq(schema.roles.companyId, companyId), eq(schema.roles.name, 'Basic User')))
  return role?.id ?? 0
}

async function invitationOf(shop: TestShop, rosa: MatrixCaller) {
  const { body } = await shop.call(listInvitations, { companyId: String(rosa.companyId) }, rosa)
  return body.invitations[0]?.invitationId
}

async function joinRequestOf(shop: TestShop, companyId: number) {
  await shop.call(requestToJoin, { name: 'Joe', emailAddress: 'joe@new.example', companyId })
  const [joinRequest] = await shop.shop.db.select().from(schema.joinRequests)
  return String(joinRequest?.id)
}

async function invite(
  shop: TestShop,
  inviter: MatrixCaller,
  invited: { emailAddress: string; roleId: number },
) {
  await shop.call(inviteUsers, { companyId: inviter.companyId, inviteUsers: [invited] }, inviter)
  const [mail] = await readMails(shop, invited.emailAddress)
  return /\/accept-invite\/[^/]+\/([\w-]{22})\//.exec(mail?.text ?? '')?.[1] ?? ''
}

const works = {
  entryName: 'Works',
  shippingCountry: 'US',
  shippingAdministrativeArea: 'CA',
  shippingLocality: 'Fresno',
  shippingPostalCode: '93706',
  shippingAddressLine1: '1 Canal Road',
  shippingAddressLine2: null,
  shippingCompanyName: 'Riverbend Irrigation',
  shippingContactName: null,
  shippingPhoneNumber: null,
  comment: null,
}

/** A distributor that serves no company yet. */
async function freeDistributorOf({ shop }: TestShop) {
  const { distributors } = schema
  const [found] = await shop.db.select().from(distributors).where(eq(distributors.code, 'D-200'))
  if (!found) throw new Error('the world has no distributor D-200')
  return found.id
}
