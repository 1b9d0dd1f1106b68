import { saveAddress } from '@volute/domain/checkout'
import { inviteUsers, requestToJoin } from '@volute/domain/registration'
import { createRole } from '@volute/domain/roles'
import { authenticate, enterCompany } from '@volute/domain/session'
import { createUserGroup } from '@volute/domain/users'
import { and, eq, sql } from 'drizzle-orm'
import { schema } from '../../src/db/index.ts'
import { placeOrder } from '../../src/orders/place-order.ts'
import { askQueue } from '../ask-queue.ts'
import { faultyErp } from '../faulty-erp.ts'
import type { TestShop } from '../open-test-shop.ts'
import { fillCart, orderBody } from '../order-body.ts'
import { type Desk, openDesk } from '../order-desk.ts'
import { savedQuote } from '../quote-body.ts'
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

/** Riverbend with one of each thing that an endpoint can be asked for, and everybody who asks. */
export async function openMatrixWorld(shop: TestShop) {
  const callers = await signInAll(shop)
  const { Buyer: ben, Admin: rosa, 'Basic User': vic, 'other Admin': kim } = callers
  const { ids, ordered, received } = await openDesk(shop)
  const refusedOrderId = await refusedOrder(shop, ordered)
  const placed = await received()
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
    order: orderBody([line]),
    orderNumber: placed.orderNumber,
    salesOrderId: String(placed.salesOrderId),
    requestCode: placed.requestCode,
    refusedOrderId: String(refusedOrderId),
    ...(await supportIds(shop)),
    quoteId: String(salesQuoteId),
    works,
    savedCustomerAddressId: String(address.body.savedCustomerAddressId),
    joinRequestId: await joinRequestOf(shop, rosa.companyId),
    basicUser,
    roleId: String((await shop.call(createRole, { ...riverbend, ...role }, rosa)).body.roleId),
    userGroupId: String(
      (await shop.call(createUserGroup, { ...riverbend, ...group }, rosa)).body.userGroupId,
    ),
    inviteCode: await invite(shop, rosa, { emailAddress: 'ina@new.example', roleId: basicUser }),
    vic: vic.userId,
    riverbend: rosa.companyId,
    kestrel: kim.companyId,
    freeDistributor: await freeDistributorOf(shop),
  }
}

/** The callers in the order of the matrix's columns; all but the last at home. */
async function signInAll(shop: TestShop) {
  const ben = await signIn(shop, 'ben@riverbend.example')
  const acting = await signIn(shop, 'sol@volute.example')
  await shop.call(enterCompany, { companyId: ben.companyId }, acting)
  return {
    'no token': { ...ben, token: '', accessToken: '', companyId: 0 },
    'Basic User': await signIn(shop, 'vic@riverbend.example'),
    Buyer: ben,
    Admin: await signIn(shop, 'rosa@riverbend.example'),
    'other Admin': await signIn(shop, 'kim@kestrel.example'),
    Sales: await signIn(shop, 'sol@volute.example'),
    'provider Admin': await signIn(shop, 'ada@volute.example'),
    'Sales acting': { ...acting, companyId: ben.companyId },
  }
}

async function signIn(shop: TestShop, email: string): Promise<MatrixCaller> {
  const { body } = await shop.call(authenticate, { username: email, password: PASSWORD })
  const { token, userId, companyId } = body
  return { email, token, accessToken: body.accessToken ?? '', userId, companyId }
}

/** An order that the ERP refused, whose lines are no longer in the cart. */
async function refusedOrder({ shop }: TestShop, ordered: Desk['ordered']) {
  const { erp, faults } = faultyErp(shop.erp)
  faults.push('rejected')
  const { salesOrderId } = await ordered({ poNumber: 'REFUSED' })
  await placeOrder({ ...shop, erp }, salesOrderId)
  await shop.db.delete(schema.cartItems)
  await shop.db.update(schema.carts).set({ version: sql`version + 1` })
  return salesOrderId
}

/** A mail and a job that wait. */
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

/** The distributor that serves nobody yet. */
async function freeDistributorOf({ shop }: TestShop) {
  const { distributors } = schema
  const [found] = await shop.db.select().from(distributors).where(eq(distributors.code, 'D-200'))
  if (!found) throw new Error('the world has no distributor D-200')
  return found.id
}
