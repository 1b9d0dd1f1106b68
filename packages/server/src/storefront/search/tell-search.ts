import type { tellSearch as contract } from '@volute/domain/storefront/search'
import { noteFound, noteNotFound } from '../../core/signals/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { findResults } from './find-results.ts'

/**
 * Records a settled search. A search that found nothing in the browser counts as such only if the server finds nothing
 * either (E190, DEMAND-01).
 */
export const tellSearch: Handler<typeof contract> = async (ctx, { text, isFound }) => {
  if (isFound || (await finds(ctx, text))) await noteFound(ctx, text)
  else await noteNotFound(ctx, [text])
  return {}
}

async function finds(ctx: Parameters<typeof findResults>[0], q: string): Promise<boolean> {
  const results = await findResults(ctx, { q, page: 1 })
  return 'groups' in results && results.groups.some(({ rowCount }) => rowCount > 0)
}
