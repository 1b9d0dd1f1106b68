import type { APIRequestContext } from '@playwright/test'
import { getLegalText } from '@volute/domain/core/brand'
import { getCartMap, putCart } from '@volute/domain/buying/cart'
import { addPumps } from '@volute/domain/service/fleet'
import { getPart } from '@volute/domain/catalogue/part'
import { type Endpoint, type ReplyOf, requestOf, type SentTo } from '@volute/domain/core/kernel'
import {
  getOrderStatus,
  listManagedOrders,
  placeSalesOrder,
  stepManagedOrder,
} from '@volute/domain/buying/orders'
import * as quotes from '@volute/domain/buying/quotes'
import { signIn } from '@volute/domain/people/session'
import { expectWork } from './expect-work.ts'

/** Password of everyone in the demo world. */
export const PASSWORD = 'Volute-Demo-1'

export type ShopSession = ReplyOf<typeof signIn>

export interface WantedLine {
  partNumber: string
  quantity: number
  impellerTrim?: number
  impellerAngle?: number
}

const sessions = new Map<string, Promise<ShopSession>>()

/** Session of a person of the demo's cast, created once for all journeys of a run. */
export function sessionOf(request: APIRequestContext, email: string): Promise<ShopSession> {
  const known = sessions.get(email) ?? callShop(request, signIn, { username: email, password: PASSWORD })
  sessions.set(email, known)
  return known
}

/** Calls an endpoint of the contract with or without a session; throws if the shop rejects the call. */
export async function callShop<E extends Endpoint>(
  request: APIRequestContext,
  endpoint: E,
  sent: SentTo<E>,
  session?: ShopSession,
): Promise<ReplyOf<E>> {
  const { method, url, body } = requestOf(endpoint, sent)
  const answer = await request.fetch(url, {
    method,
    headers: {
      ...(session && { Authorization: `Bearer ${session.token}`, 'X-Company-Id': String(session.companyId) }),
      ...(body !== null && { 'Content-Type': 'application/json' }),
    },
    ...(body !== null && { data: body }),
  })
  if (!answer.ok()) throw new Error(`${method} ${url} answers ${answer.status()}: ${await answer.text()}`)
  return (await answer.json()) as ReplyOf<E>
}

/** Replaces a person's cart with exactly these lines. */
export async function fillCart(request: APIRequestContext, email: string, lines: WantedLine[]) {
  const session = await sessionOf(request, email)
  const { version } = await callShop(request, getCartMap, {}, session)
  const items = await itemsOf(request, session, lines)
  await callShop(request, putCart, { replaceAll: true, version, items }, session)
}

/** Part numbers in a person's cart on the server. */
export async function partsInCart(request: APIRequestContext, email: string): Promise<string[]> {
  const { items } = await callShop(request, getCartMap, {}, await sessionOf(request, email))
  return items.map(({ partNumber }) => partNumber)
}

/** Orders these lines with a PO number, and returns the sales order number once the order desk has assigned one. */
export async function placeOrder(
  request: APIRequestContext,
  email: string,
  poNumber: string,
  lines: WantedLine[],
): Promise<string> {
  await fillCart(request, email, lines)
  const session = await sessionOf(request, email)
  const { items } = await callShop(request, getCartMap, {}, session)
  const salesOrderRequestCode = crypto.randomUUID()
  const inTwoWeeks = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10)
  const dates = { shipBy: inTwoWeeks, needBy: inTwoWeeks }
  const cart = items.map((item) => ({ ...item, ...dates }))
  const { version: termsVersion } = await callShop(request, getLegalText, { kind: 'terms' })
  const order = { ...shipTo, ...dates, salesOrderRequestCode, poNumber, cart, termsVersion }
  await callShop(request, placeSalesOrder, order, session)
  const numberOf = async () =>
    (await callShop(request, getOrderStatus, { requestCode: salesOrderRequestCode }, session)).erpSalesOrderId
  await expectWork.poll(numberOf).not.toBeNull()
  return (await numberOf()) ?? ''
}

/** Picks and ships an order at the desk. */
export async function shipOrder(request: APIRequestContext, poNumber: string) {
  const session = await sessionOf(request, 'otto@volute.example')
  const { orders } = await callShop(request, listManagedOrders, { searchValue: poNumber }, session)
  const salesOrderId = String(orders[0]?.salesOrderId)
  for (const step of ['PICKED', 'SHIPPED'] as const)
    await callShop(request, stepManagedOrder, { salesOrderId, step }, session)
}

/** Saves a quote of these lines and returns its number. */
export async function saveQuote(
  request: APIRequestContext,
  email: string,
  quoteName: string,
  lines: WantedLine[],
): Promise<number> {
  const session = await sessionOf(request, email)
  const cart = await itemsOf(request, session, lines)
  const quote = { ...shipTo, quoteName, poNumber: 'Q-1', cart }
  return (await callShop(request, quotes.saveQuote, quote, session)).salesQuoteId
}

/** Lines in the form that the shop accepts. */
function itemsOf(request: APIRequestContext, session: ShopSession, lines: WantedLine[]) {
  return Promise.all(
    lines.map(async ({ partNumber, ...wish }) => {
      const { partId } = await callShop(request, getPart, { partNumber }, session)
      return { partId, ...wish }
    }),
  )
}

const shipTo = {
  shippingCountry: 'US',
  shippingState: 'CA',
  shippingCity: 'Fresno',
  shippingZipCode: '93706',
  shippingAddressLine1: '12 Canal Road',
  shippingCompanyName: 'Riverbend Irrigation',
  allowPartialShipments: false,
  shipVia: 'CONTACT_CUSTOMER',
}

/** Adds pumps to the fleet of a person's company; those already there stay. */
export async function fillFleet(request: APIRequestContext, email: string, serialNumbers: string[]) {
  await callShop(request, addPumps, { serialNumbers }, await sessionOf(request, email))
}
