import { addDays } from '@volute/domain/core/kernel'
import { shopDate } from '@volute/domain/catalogue/lead-time'
import {
  judgeSearches,
  noteLosses,
  readBrand,
  schema,
  type Shop,
  noteSettledSearch,
} from '@volute/server/seeding'
import { eq } from 'drizzle-orm'
import { actAs } from './act-as.ts'
import type { PastLoss, PastWish } from './past-demand.ts'

/** Records past zero-result searches and lost sales through the shop's own handlers, on the clock of that time. */
export async function loadPastDemand(
  shop: Shop,
  wishes: readonly PastWish[],
  losses: readonly PastLoss[],
): Promise<void> {
  for (const { buyer, daysAgo, text } of wishes)
    await noteSettledSearch(await actAs(shop, buyer, daysAgo), { text, isFound: false })
  await judgeSearches(shop)
  const { brand } = await readBrand(shop)
  for (const { buyer, daysAgo, partNumber, reason, quantity = 1, inDays } of losses) {
    const [part] = await shop.db.select().from(schema.parts).where(eq(schema.parts.partNumber, partNumber))
    if (!part) throw new Error(`there is no part ${partNumber}`)
    const ctx = await actAs(shop, buyer, daysAgo)
    const date = inDays === undefined ? {} : { date: addDays(shopDate(ctx.now(), brand.timeZone), inDays) }
    await noteLosses(ctx, [{ partId: part.id, reason, quantity, ...date }])
  }
}
