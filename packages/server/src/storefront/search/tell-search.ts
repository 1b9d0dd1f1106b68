import { type noteSettledSearch as contract, withoutQuantity } from '@volute/domain/storefront/search'
import { noteFound, noteNotFound } from '../../core/signals/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { findResults } from './find-results.ts'
import { findSuggestions } from './suggest-numbers.ts'

/**
 * Records a settled search. A search that found nothing in the browser counts as such only if the server finds nothing
 * either, and has no suggestion to show; a quantity behind a number is not part of the search (E190, DEMAND-01, DEMAND-10).
 */
export const noteSettledSearch: Handler<typeof contract> = async (ctx, { text, isFound }) => {
  const wish = withoutQuantity(text)
  const isAnswered =
    isFound ||
    (await finds(ctx, text)) ||
    (wish !== text && (await finds(ctx, wish))) ||
    (await findSuggestions(ctx, wish)).length > 0
  if (isAnswered) await noteFound(ctx, wish)
  else await noteNotFound(ctx, [wish])
  return {}
}

async function finds(ctx: Parameters<typeof findResults>[0], q: string): Promise<boolean> {
  const results = await findResults(ctx, { q, page: 1 })
  if (!('groups' in results)) return false
  return results.faults !== undefined || results.groups.some(({ rowCount }) => rowCount > 0)
}
