import { type APIRequestContext, expect } from '@playwright/test'

/** Everybody's password in the demo world. */
export const PASSWORD = 'Volute-Demo-1'

export interface ShopSession {
  token: string
  accessToken: string | null
  userId: number
  companyId: number
  [field: string]: unknown
}

export interface WantedLine {
  partNumber: string
  quantity: number
  impellerTrim?: number
  impellerAngle?: number
}

const sessions = new Map<string, Promise<ShopSession>>()

/** The session of somebody of the demo's cast, made once for all journeys of a run. */
export function sessionOf(request: APIRequestContext, email: string): Promise<ShopSession> {
  const known = sessions.get(email) ?? authenticate(request, email)
  sessions.set(email, known)
  return known
}

/** Puts exactly these lines into somebody's cart. */
export async function fillCart(request: APIRequestContext, email: string, lines: WantedLine[]) {
  const headers = headersOf(await sessionOf(request, email))
  const { version } = (await read(request, '/api/cart/map', headers)) as { version: number }
  const items = await itemsOf(request, headers, lines)
  const answer = await request.put('/api/cart', { headers, data: { replaceAll: true, version, items } })
  if (!answer.ok()) throw new Error(`The cart was not filled: ${await answer.text()}`)
}

/** The part numbers in somebody's cart, as the server has it. */
export async function partsInCart(request: APIRequestContext, email: string): Promise<string[]> {
  const headers = headersOf(await sessionOf(request, email))
  const { items } = (await read(request, '/api/cart/map', headers)) as { items: { partNumber: string }[] }
  return items.map(({ partNumber }) => partNumber)
}

/** Orders these lines under a PO number and answers the sales order number, once the order desk has given one. */
export async function placeOrder(
  request: APIRequestContext,
  email: string,
  poNumber: string,
  lines: WantedLine[],
): Promise<string> {
  await fillCart(request, email, lines)
  const headers = headersOf(await sessionOf(request, email))
  const { items } = (await read(request, '/api/cart/map', headers)) as { items: Record<string, unknown>[] }
  const salesOrderRequestCode = crypto.randomUUID()
  const inTwoWeeks = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10)
  const dates = { shipBy: inTwoWeeks, needBy: inTwoWeeks }
  const cart = items.map((item) => ({ ...item, ...dates }))
  const data = { ...shipTo, ...dates, salesOrderRequestCode, poNumber, cart }
  const answer = await request.post('/api/sales-order', { headers, data })
  if (!answer.ok()) throw new Error(`The order was not taken: ${await answer.text()}`)
  let number: string | null = null
  await expect(async () => {
    const path = `/api/sales-order/${salesOrderRequestCode}`
    number = ((await read(request, path, headers)) as { erpSalesOrderId: string | null }).erpSalesOrderId
    expect(number).not.toBeNull()
  }).toPass({ timeout: 30_000 })
  return number ?? ''
}

/** Saves a quote of these lines and answers its number. */
export async function saveQuote(
  request: APIRequestContext,
  email: string,
  quoteName: string,
  lines: WantedLine[],
): Promise<number> {
  const headers = headersOf(await sessionOf(request, email))
  const cart = await itemsOf(request, headers, lines)
  const data = { ...shipTo, quoteName, poNumber: 'Q-1', cart }
  const answer = await request.post('/api/sales-quote', { headers, data })
  if (!answer.ok()) throw new Error(`The quote was not saved: ${await answer.text()}`)
  return ((await answer.json()) as { salesQuoteId: number }).salesQuoteId
}

/** Lines as the shop takes them. */
function itemsOf(request: APIRequestContext, headers: Record<string, string>, lines: WantedLine[]) {
  return Promise.all(
    lines.map(async ({ partNumber, ...wish }) => {
      const { partId } = (await read(request, `/api/part/${partNumber}`, headers)) as { partId: number }
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

function headersOf({ token, companyId }: ShopSession): Record<string, string> {
  return { Authorization: `Bearer ${token}`, 'X-Company-Id': String(companyId) }
}

async function authenticate(request: APIRequestContext, email: string): Promise<ShopSession> {
  const answer = await request.post('/api/registration/authenticate', {
    data: { username: email, password: PASSWORD },
  })
  return (await answer.json()) as ShopSession
}

async function read(request: APIRequestContext, path: string, headers: Record<string, string>) {
  return (await request.get(path, { headers })).json() as Promise<unknown>
}
