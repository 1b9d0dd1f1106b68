import { countSame, poKey, SAME_PO_MONTHS, type SameOrder } from '@volute/domain/buying/orders'
import { shopDate } from '@volute/domain/catalogue/lead-time'
import { and, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { brandFor } from '../../core/brand/index.ts'
import { schema } from '../../core/db/index.ts'
import type { ActorContext } from '../../core/http/context.ts'
import { linesOf } from './order-store.ts'

const { poFiles, salesOrders } = schema

export interface NewLine {
  partNumber: string
  quantity: number | null
}

/** Latest order of the acting company with the same PO number in the last months, if any. */
export async function findSamePo(
  ctx: ActorContext,
  poNumber: string,
  lines: readonly NewLine[],
): Promise<SameOrder | null> {
  const key = poKey(poNumber)
  return key === '' ? null : findSame(ctx, eq(salesOrders.poKey, key), lines)
}

/** Latest order of the acting company that was made of the same file in the last months, if any. */
export const findSameFile = (ctx: ActorContext, sha256: string, lines: readonly NewLine[]) =>
  findSame(
    ctx,
    sql`${salesOrders.poFileId} in (
      select ${poFiles.id} from ${poFiles}
      where ${poFiles.companyId} = ${ctx.actor.companyId} and ${poFiles.sha256} = ${sha256})`,
    lines,
  )

/** An order that was rejected, by the desk or the ERP, does not count. */
async function findSame(
  ctx: ActorContext,
  which: SQL | undefined,
  lines: readonly NewLine[],
): Promise<SameOrder | null> {
  const [order] = await ctx.db
    .select()
    .from(salesOrders)
    .where(
      and(
        eq(salesOrders.companyId, ctx.actor.companyId),
        which,
        ne(salesOrders.requestStatus, 'FAILED'),
        isNull(salesOrders.rejectedUtc),
        sql`${salesOrders.createdUtc} > ${ctx.now().toISOString()}::timestamptz - ${`${SAME_PO_MONTHS} months`}::interval`,
      ),
    )
    .orderBy(desc(salesOrders.createdUtc), desc(salesOrders.id))
    .limit(1)
  if (!order) return null
  const { brand } = await brandFor(ctx)
  return {
    poNumber: order.poNumber,
    orderedOn: shopDate(order.receivedUtc ?? order.createdUtc, brand.timeZone),
    orderNumber: order.erpOrderNumber,
    lines: lines.length,
    linesSame: countSame(lines, await linesOf(ctx.db, order.id)),
  }
}
