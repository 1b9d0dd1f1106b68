import { type findNumber as contract, searchMessages } from '@volute/domain/storefront/search'
import { notFound } from '@volute/domain/core/kernel'
import type { Handler } from '../../core/http/bind.ts'
import { findBom } from '../../catalogue/bom/index.ts'

/** Finds a BOM, serial or part number, ignoring case, and returns it as the catalogue writes it (SEARCH-06, E25). */
export const findNumber: Handler<typeof contract> = async (ctx, { type, input }) => {
  const found = await findBom(ctx, type, input)
  const identifier = type === 'serial' ? found?.serialNumber : found?.bomNumber
  if (!identifier) throw notFound(searchMessages.searchNotFound(type))
  return { type, identifier }
}
