import { getHealth, unavailable } from '@volute/domain/kernel'
import { pingDatabase } from '../db/index.ts'
import { route } from '../http/bind.ts'
import { isErpRefusing } from '../orders/index.ts'

export const healthRoutes = [
  route(getHealth, async (ctx) => {
    try {
      await pingDatabase(ctx.db)
    } catch (error) {
      ctx.log.error({ err: error }, 'the database does not answer')
      throw unavailable('The database does not answer.')
    }
    return { status: 'ok' as const, erp: (await isErpRefusing(ctx)) ? ('refuses' as const) : ('ok' as const) }
  }),
]
