import { getHealth, getLiveness, getReadiness, messages, unavailable } from '@volute/domain/core/kernel'
import type { Shop } from '../../core/http/context.ts'
import { hasOwnSchema, pingDatabase } from '../../core/db/index.ts'
import { findFailingSince } from '../../core/erp/index.ts'
import { route } from '../../core/http/bind.ts'
import { isErpRefusing } from '../../buying/orders/index.ts'

const ok = { status: 'ok' } as const

export const healthRoutes = [
  route(getLiveness, async () => ok),
  route(getReadiness, async (ctx) => {
    await checkReady(ctx)
    return ok
  }),
  route(getHealth, async (ctx) => {
    await checkReady(ctx)
    const failingSince = await findFailingSince(ctx.db)
    return {
      ...ok,
      erp: (await isErpRefusing(ctx)) ? ('refuses' as const) : ('ok' as const),
      erpFailingSince: failingSince?.toISOString() ?? null,
    }
  }),
]

/** Responds with 503 while requests should go to another process of the shop. */
async function checkReady({ db, isStopping, log }: Shop) {
  if (isStopping) throw unavailable(messages.stopping)
  try {
    await pingDatabase(db)
  } catch (error) {
    log.error({ err: error }, 'the database does not answer')
    throw unavailable(messages.noDatabase)
  }
  if (!(await hasOwnSchema(db))) throw unavailable(messages.otherSchema)
}
