import { offlineMessages } from '@volute/domain/catalogue/bom'
import { getPart, type Part, partMessages } from '@volute/domain/catalogue/part'
import { findResults, findNumber, searchMessages, type SearchResults } from '@volute/domain/storefront/search'
import { meantNumbers, type SearchType } from '@volute/domain/catalogue/numbers'
import { ApiError, call, listCopies, NetworkError, query, queryClient } from '../../core/api/index.ts'
import type { SameNumber } from '../../catalogue/part/index.ts'

/** Scope of a search: `any` detects whether the text is a number or words. */
export type SearchScope = SearchType | 'any'

/** Result of a search: a page to open, or a part. The page of an unsellable part names its replacement. */
export type Found =
  | { type: 'bom' | 'serial'; identifier: string }
  /** An order of the company, by the ERP's id. */
  | { type: 'order'; identifier: string }
  | { type: 'part'; part: Part; sameNumbers?: SameNumber[] }

export class NumberNotFound extends ApiError {}

/** Opens a single exact match, or the part if several numbers match exactly. For any other text all results show. */
export async function find(scope: SearchScope, typed: string): Promise<Found | 'several'> {
  if (scope !== 'any') return openNumber(scope, typed.toUpperCase())
  const asked = queryClient.query(resultsQuery(typed)).then(({ exact }) => exact)
  const exact = await asked.catch(async (failure: Error) => [await findKept(scope, typed, failure)])
  const [first, ...more] = exact
  return first && more.length === 0 ? open(first) : findSold(exact)
}

/** Sellable part that shares its number with a BOM and pumps (OQ-108); of different numbers none is chosen. */
async function findSold(exact: SearchResults['exact']): Promise<Found | 'several'> {
  const wanted = exact.find(({ type }) => type === 'part')
  const others = exact.flatMap(({ type, identifier }) => (type === 'part' ? [] : [{ type, identifier }]))
  const sameNumbers = others.filter((one): one is SameNumber => one.type !== 'order')
  const isOneNumber = exact.every(({ identifier }) => identifier === wanted?.identifier)
  if (!wanted || !isOneNumber || sameNumbers.length < others.length) return 'several'

  const part = await call(getPart, { partNumber: wanted.identifier }).catch(refusePart)
  return part.isSellable ? { type: 'part', part, sameNumbers } : 'several'
}

async function openNumber(type: SearchType, input: string): Promise<Found> {
  const fallback = searchMessages.searchNotFound(type)
  const asked = call(findNumber, { type, input }, { fallback })
  return open(await asked.catch((failure: Error) => findKept(type, input, failure)).catch(refuseNumber))
}

/** Offline fallback: a number with a copy saved on this device. */
async function findKept(type: SearchScope, input: string, failure: Error) {
  if (!(failure instanceof NetworkError)) throw failure
  const copy = await findCopy(type, input)
  if (!copy) throw new NetworkError(offlineMessages.notSaved)
  return copy
}

/** Saved number that the typed one means, of the chosen type first. */
async function findCopy(type: SearchScope, input: string) {
  const meant = meantNumbers(input, await listCopies())
  return meant.find((copy) => copy.type === type) ?? meant[0]
}

export async function open({ type, identifier }: SearchResults['exact'][number]): Promise<Found> {
  if (type === 'order') return { type, identifier }
  if (type !== 'part') return { type, identifier }

  const part = await call(getPart, { partNumber: identifier }).catch(refusePart)
  if (!part.isSellable && !part.replacedBy) throw new ApiError(404, notSellable)
  return { type, part }
}

const isMissing = (failure: unknown) => failure instanceof ApiError && failure.status === 404

function refuseNumber(failure: Error): never {
  throw isMissing(failure) ? new NumberNotFound(404, failure.message) : failure
}

/** A missing part gets the message of an unsellable one. */
function refusePart(failure: Error): never {
  throw isMissing(failure) ? new ApiError(404, notSellable) : failure
}

const notSellable = `${partMessages.partNotSellableTitle} ${partMessages.partNotSellable}`

/** Search results of a text in the whole shop, or for one pump (E148). */
export const resultsQuery = (text: string, pump?: string) => ({
  ...query(findResults, { q: text, ...(pump && { pump }) }),
  networkMode: 'always' as const,
})
