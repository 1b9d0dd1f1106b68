import type { PastDelivery, ShippingInfo, ShipTo } from '@volute/domain/buying/checkout'
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import type { CartOwner } from '../cart/index.ts'
import { type Queryable, sameName, schema } from '../../core/db/index.ts'

const { accounts, companies, distributors, salesOrders, savedAddresses, users } = schema

/** The buyer's phone number, and the codes by which the ERP and the distributor identify the company. */
export async function findBuyer(db: Queryable, { userId, companyId }: CartOwner) {
  const [buyer] = await db
    .select({
      phoneNumber: users.phoneNumber,
      companyCode: accounts.identifier,
      distributorAccountCode: distributors.code,
    })
    .from(users)
    .innerJoin(companies, eq(companies.id, companyId))
    .leftJoin(accounts, eq(accounts.id, companies.accountId))
    .leftJoin(distributors, eq(distributors.companyId, companies.id))
    .where(eq(users.id, userId))
  if (!buyer) throw new Error(`user ${userId} or company ${companyId} is missing`)
  return buyer
}

/** Destination and shipping method of this person's latest order in this company. A pending order counts as the latest. */
export async function findLastDelivery(
  db: Queryable,
  { userId, companyId }: CartOwner,
): Promise<PastDelivery | null> {
  const [order] = await db
    .select()
    .from(salesOrders)
    .where(
      and(
        eq(salesOrders.companyId, companyId),
        eq(salesOrders.userId, userId),
        ne(salesOrders.requestStatus, 'FAILED'),
      ),
    )
    // Uses the index of a buyer's orders, which sorts an order that is not received yet last.
    .orderBy(desc(salesOrders.receivedUtc), desc(salesOrders.id))
    .limit(1)
  return order ? deliveryOf(order) : null
}

type DeliveryColumns = Omit<PastDelivery, 'shippingBillingAccountNumber'> & {
  billingAccountNumber: string | null
}

/** Destination and shipping method of a stored order or quote. */
export function deliveryOf(document: DeliveryColumns): PastDelivery {
  return {
    shippingCountry: document.shippingCountry,
    shippingState: document.shippingState,
    shippingCity: document.shippingCity,
    shippingZipCode: document.shippingZipCode,
    shippingAddressLine1: document.shippingAddressLine1,
    shippingAddressLine2: document.shippingAddressLine2,
    shippingCompanyName: document.shippingCompanyName,
    shippingContactName: document.shippingContactName,
    shippingPhoneNumber: document.shippingPhoneNumber,
    shipVia: document.shipVia,
    shippingBillingAccountNumber: document.billingAccountNumber,
    allowPartialShipments: document.allowPartialShipments,
  }
}

const ownedBy = ({ userId, companyId }: CartOwner) =>
  and(eq(savedAddresses.userId, userId), eq(savedAddresses.companyId, companyId))

const isOwn = (owner: CartOwner, id: number) => and(ownedBy(owner), eq(savedAddresses.id, id))

/** The addresses that this person saved for this company, by name (OQ-56). */
export async function listSavedCustomers(db: Queryable, owner: CartOwner) {
  return db
    .select({ savedCustomerAddressId: savedAddresses.id, name: savedAddresses.entryName })
    .from(savedAddresses)
    .where(ownedBy(owner))
    .orderBy(asc(sql`lower(${savedAddresses.entryName})`), asc(savedAddresses.id))
}

export async function findSavedAddress(db: Queryable, owner: CartOwner, id: number) {
  const [found] = await db.select().from(savedAddresses).where(isOwn(owner, id))
  return found
}

/** Serializes one person's saves, so that no name is saved twice and the limit is not exceeded. */
export async function lockSaving(tx: Queryable, { userId }: CartOwner): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** Id of the address saved under this name, and the number of all saved addresses. */
export async function countSaved(db: Queryable, owner: CartOwner, entryName: string) {
  const isNamed = sameName(savedAddresses.entryName, entryName)
  const [saved] = await db
    .select({
      knownId: sql<number | null>`max(${savedAddresses.id}) filter (where ${isNamed})`,
      count: sql<number>`count(*)::int`,
    })
    .from(savedAddresses)
    .where(ownedBy(owner))
  return { knownId: saved?.knownId ?? null, count: saved?.count ?? 0 }
}

/** Overwrites the known address, which keeps its id, or adds a new one. */
export async function storeAddress(
  tx: Queryable,
  owner: CartOwner,
  knownId: number | null,
  { entryName, ...info }: ShippingInfo & { entryName: string },
): Promise<number> {
  const values = { entryName, ...toShippingColumns(info), comment: info.comment || null }
  const { userId, companyId } = owner
  const [stored] = knownId
    ? await tx
        .update(savedAddresses)
        .set(values)
        .where(isOwn(owner, knownId))
        .returning({ id: savedAddresses.id })
    : await tx
        .insert(savedAddresses)
        .values({ userId, companyId, ...values })
        .returning({ id: savedAddresses.id })
  if (!stored) throw new Error('the address was not stored')
  return stored.id
}

/** Returns false if this person saved no such address for this company. */
export async function removeAddress(db: Queryable, owner: CartOwner, id: number): Promise<boolean> {
  const removed = await db.delete(savedAddresses).where(isOwn(owner, id)).returning({ id: savedAddresses.id })
  return removed.length > 0
}

/** Columns of a checked address; an empty text becomes null (OQ-55). */
export function toShippingColumns(shipTo: ShipTo) {
  return {
    shippingCountry: shipTo.shippingCountry,
    shippingState: shipTo.shippingState,
    shippingCity: shipTo.shippingCity,
    shippingZipCode: shipTo.shippingZipCode,
    shippingAddressLine1: shipTo.shippingAddressLine1,
    shippingAddressLine2: shipTo.shippingAddressLine2 || null,
    shippingCompanyName: shipTo.shippingCompanyName,
    shippingContactName: shipTo.shippingContactName || null,
    shippingPhoneNumber: shipTo.shippingPhoneNumber || null,
  }
}
