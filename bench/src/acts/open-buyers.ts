import { loadCast } from '@volute/demo'
import { getPart } from '@volute/domain/part'
import { authenticate } from '@volute/domain/session'
import { benchNumber } from '../catalogue/bench-parts.ts'
import type { Shop } from '../shop.ts'
import { seedOrders } from './seed-orders.ts'

const ORDERS = 5_000
const PARTS = 50
const password = 'Volute-Bench-1'

/** As many buyers of one company as act at once, the parts they buy, and the orders that the company has placed. */
export async function openBuyers({ address, db, pool }: Shop, count: number) {
  const emails = Array.from({ length: count }, (_, index) => `buyer${index}-${Date.now()}@bench.example`)
  const people = emails.map((email, index) => ({ name: `Buyer ${index + 1}`, email, role: 'Admin' }))
  const name = `Bench Pumps ${Date.now()}`
  const company = { name, isProvider: false, distributorCode: 'D-317', defaultPaintColor: null, roles: [] }
  await db.transaction((tx) => loadCast(tx, [{ ...company, people }], password, new Date()))
  await seedOrders(pool, name, ORDERS)
  const tokens = []
  for (const email of emails) tokens.push(await signIn(address, email))
  return { tokens, partIds: await plainParts(address, tokens[0] ?? '') }
}

async function signIn(address: string, username: string): Promise<string> {
  const answer = await fetch(`${address}/api${authenticate.path}`, {
    method: authenticate.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  return authenticate.reply.parse(await answer.json()).token
}

/** Parts that are ordered without options. */
async function plainParts(address: string, token: string): Promise<number[]> {
  const ids: number[] = []
  for (let index = 1; ids.length < PARTS; index++) {
    const path = getPart.path.replace('{partNumber}', benchNumber(index))
    const answer = await fetch(`${address}/api${path}`, { headers: { authorization: `Bearer ${token}` } })
    const part = getPart.reply.parse(await answer.json())
    if (part.isSellable && !part.isImpeller && !part.isPaintable) ids.push(part.partId)
  }
  return ids
}
