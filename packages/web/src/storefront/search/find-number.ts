import { offlineMessages } from '@volute/domain/catalogue/bom'
import { getPart, type Part, partMessages } from '@volute/domain/catalogue/part'
import {
  findNumber,
  readQuantity,
  searchMessages,
  type SearchResults,
} from '@volute/domain/storefront/search'
import { meantNumbers, type SearchType, typedNumber } from '@volute/domain/catalogue/numbers'
import { ApiError, call, listCopies, NetworkError, queryClient } from '../../core/api/index.ts'
import type { SameNumber } from '../../catalogue/part/index.ts'
import { NumberNotFound, resultsQuery } from './results-query.ts'
import type { SearchScope } from './search-scopes.ts'

/** Result of a search: a page to open, or a part. The page of an unsellable part names its replacement. */
export type Found =
  | { type: 'bom' | 'serial'; identifier: string }
  /** An order of the company, by the ERP's id. */
  | { type: 'order'; identifier: string }
  | { type: 'part'; part: Part; sameNumbers?: SameNumber[]; quantity?: string }

/** Opens a single exact match, or the part if several numbers match exactly. For any other text all results show. */
export async function find(scope: SearchScope, typed: string): Promise<Found | 'several'> {
  if (scope === 'part') return findPart(typed.toUpperCase())
  if (scope !== 'any') return openNumber(scope, typed.toUpperCase())
  const asked: Promise<Pick<SearchResults, 'exact' | 'quantity'>> = queryClient.query(resultsQuery(typed))
  const { exact, quantity } = await asked.catch(async (failure: Error) => ({
    exact: [await findKept(scope, typed, failure)],
    quantity: undefined,
  }))
  const [first, ...more] = exact
  return withQuantity(first && more.length === 0 ? await open(first) : await findSold(exact), quantity)
}

/** A part with the quantity that was typed with its number (FIND-46). */
const withQuantity = (found: Found | 'several', quantity: number | undefined) =>
  quantity !== undefined && found !== 'several' && found.type === 'part'
    ? { ...found, quantity: String(quantity) }
    : found

/** Opens a number suggested for a text, with the quantity that was typed with it. */
export const openSuggested = async (suggested: SearchResults['exact'][number], typed: string) =>
  withQuantity(await open(suggested), quantityFor(suggested, typed))

/** Quantity in a text that is not the number itself. */
function quantityFor({ type, identifier }: SearchResults['exact'][number], typed: string) {
  const isItself = typedNumber(typed).compare({ type, identifier }) !== null
  return isItself ? undefined : readQuantity(typed)?.quantity
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

/** A part by its number, or by the number before a quantity. */
async function findPart(typed: string): Promise<Found | 'several'> {
  const asked = readQuantity(typed)
  if (!asked) return openNumber('part', typed)
  const found = await openNumber('part', typed).catch((failure: unknown) => {
    if (!isMissing(failure)) throw failure
  })
  return found ?? withQuantity(await openNumber('part', asked.number), asked.quantity)
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

async function open({ type, identifier }: SearchResults['exact'][number]): Promise<Found> {
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
