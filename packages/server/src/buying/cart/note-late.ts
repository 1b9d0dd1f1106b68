import type { CartLine } from '@volute/domain/buying/cart'
import { isTooLate } from '@volute/domain/backoffice/demand'
import { shopMoment } from '@volute/domain/catalogue/lead-time'
import { brandFor } from '../../core/brand/index.ts'
import type { ActorContext } from '../../core/http/context.ts'
import { noteLosses } from '../../core/signals/index.ts'
import { recallPromises } from '../../catalogue/promise/index.ts'
import { partsOf } from './cart-store.ts'

/** Records lines that were removed from the cart within an hour of showing a late date for them (DEMAND-05). */
export async function noteLate(ctx: ActorContext, removed: readonly CartLine[]): Promise<void> {
  try {
    const parts = await partsOf(
      ctx,
      removed.map(({ partId }) => partId),
    )
    const { brand } = await brandFor(ctx)
    const moment = shopMoment(ctx.now(), brand.timeZone)
    const lines = removed.map((line) => ({ ...line, partNumber: parts.get(line.partId)?.partNumber ?? '' }))
    const promised = recallPromises(ctx, ctx.actor.customer, lines, moment)
    await noteLosses(
      ctx,
      promised.flatMap(({ partId, quantity, committedDate }) =>
        committedDate && isTooLate(committedDate, moment.today)
          ? [{ partId, reason: 'TOO_LATE', quantity, date: committedDate }]
          : [],
      ),
    )
  } catch (error) {
    ctx.log.warn({ err: error }, 'the removal of late lines was not noted')
  }
}
