import { id, limits, notFound } from '@volute/domain/core/kernel'
import { requestCode } from '@volute/domain/buying/orders'
import type { findForSupport as contract } from '@volute/domain/backoffice/support'
import type { ActorContext } from '../../core/http/context.ts'
import type { Queryable } from '../../core/db/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { auditLook } from './audit-look.ts'
import {
  findCompaniesNamed,
  findCompany,
  findOrdersNumbered,
  findPeople,
  findPeopleOf,
  latestOrders,
  latestQuotes,
  ordersOf,
  quotesOf,
} from './find-store.ts'

const most = limits.supportFound

/** People, companies, orders and quotes that match a text (E108, SUPPORT-01). */
export const findForSupport: Handler<typeof contract> = async (ctx, { searchValue, companyId }) => {
  if (companyId !== undefined) return ofCompany(ctx, companyId)
  if (searchValue !== '') await auditLook(ctx, 'support-search', { searchValue })
  const { db } = ctx
  const [byNumber, byText] = await Promise.all([namedBy(db, searchValue), holding(db, searchValue)])
  const known = new Set(byNumber.orders.map(({ salesOrderId }) => salesOrderId))
  const others = byText.orders.filter(({ salesOrderId }) => !known.has(salesOrderId))
  return { ...byNumber, ...byText, company: null, orders: [...byNumber.orders, ...others] }
}

/** Orders and quotes with this quote number or request code. */
async function namedBy(db: Queryable, typed: string) {
  const quoteId = id.safeParse(Number(typed)).data
  const code = requestCode.safeParse(typed).data
  const [ofQuote, ofCode, found] = await Promise.all([
    quoteId ? latestOrders(db, ordersOf.quote(quoteId), most) : [],
    code ? latestOrders(db, ordersOf.code(code), 1) : [],
    quoteId ? latestQuotes(db, quotesOf.number(quoteId), 1) : [],
  ])
  return { orders: [...ofQuote, ...ofCode], quotes: found }
}

/** Texts shorter than the database's indexes support would read every row. */
async function holding(db: Queryable, typed: string) {
  if (typed.length < limits.searchPiece) return { people: [], companies: [], orders: [] }
  const [people, companies, orders] = await Promise.all([
    findPeople(db, typed),
    findCompaniesNamed(db, typed),
    findOrdersNumbered(db, typed),
  ])
  return { people, companies, orders }
}

async function ofCompany(ctx: ActorContext, companyId: number) {
  const { db } = ctx
  const company = await findCompany(db, companyId)
  if (!company) throw notFound()
  await auditLook(ctx, 'support-search', {}, companyId)
  const [people, orders, found] = await Promise.all([
    findPeopleOf(db, companyId),
    latestOrders(db, ordersOf.company(companyId), most),
    latestQuotes(db, quotesOf.company(companyId), most),
  ])
  return { company, people, companies: [], orders, quotes: found }
}
