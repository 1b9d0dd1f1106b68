import { type CountedRows, countedTo, type InputOf, limits } from '@volute/domain/core/kernel'
import {
  asTyped,
  type findResults as contract,
  mayBeNumber,
  type OwnHit,
  type Query,
  readQuantity,
  readQuery,
  type ResultKind,
  type SearchHit,
  type SearchResults,
  type Suggestion,
  type Wanted,
} from '@volute/domain/storefront/search'
import { hasDigit, meantNumbers, readNumber, searchKey, typedNumber } from '@volute/domain/catalogue/numbers'
import type { ActorContext } from '../../core/http/context.ts'
import type { Handler } from '../../core/http/bind.ts'
import { facetCounts, isFaceted, narrowParts } from './facet-parts.ts'
import { findFaultAnswers } from './find-fault-answers.ts'
import { type CatalogueFinds, findInCatalogue, markedOf } from './find-in-catalogue.ts'
import { keyOf, type PumpKey, showParts, showPumps } from './hit-store.ts'
import { everywhere, findNarrowing, type Narrowing } from './narrowing-store.ts'
import { type FoundNumber, readNumbers } from './number-store.ts'
import { findOwn, type OwnFinds, type OwnName } from './own-store.ts'
import { showPages } from './page-store.ts'
import { findPieces, findSuggestions } from './suggest-numbers.ts'
import { findWanted } from './word-store.ts'

type Asked = InputOf<typeof contract>

/**
 * Results of a search in words: numbers first, then matches of the words, each group counted on its own (E148). A part number
 * with a quantity finds the part, unless both together are a number (FIND-46).
 */
export const findResults: Handler<typeof contract> = async (ctx, asked) => {
  const whole = await findText(ctx, asked)
  const counted = whole.exact.length === 0 ? readQuantity(asked.q) : null
  if (!counted) return whole
  const ofNumber = await findText(ctx, { ...asked, q: counted.number })
  const isPart = ofNumber.exact.some(({ type }) => type === 'part')
  return isPart ? { ...ofNumber, quantity: counted.quantity } : whole
}

async function findText(ctx: ActorContext, asked: Asked): Promise<SearchResults> {
  const { query, narrowing } = await readNarrowed(ctx, asked)
  const { text, words } = query
  const wanted = await findWanted(ctx, query)
  const isAnywhere = narrowing === everywhere && words.length > 0
  const key = isAnywhere && hasDigit(text) ? searchKey(text) : ''
  const all = await findInCatalogue(ctx, { wanted, narrowing, key })
  const faults = asked.kind ? [] : await findFaultAnswers(ctx, wanted, narrowing)
  const found = narrowParts(all, asked)
  const finds = {
    numbers: isAnywhere && !isFaceted(asked) ? await findNumbers(ctx, query, found.itself) : [],
    own: isAnywhere
      ? await findOwn(ctx.db, ctx.actor.companyId, text, words)
      : { hits: [], pumpIds: [], names: [] },
    ...found,
  }
  const marked = markedOf(wanted)
  const meant = meantIn(text, finds)
  const isOrder = meant.some(({ type }) => type === 'order')
  const groups = groupsOf(ctx, finds, { text, meant }, asked).toSorted(
    (a, b) => Number(isOrder && b.kind === 'own') - Number(isOrder && a.kind === 'own'),
  )
  return {
    exact: eachOnce(
      meant.map(({ opens }) => opens),
      ({ type, identifier }) => `${type} ${identifier}`,
    ),
    narrowedTo: narrowedTo(narrowing),
    meant: wanted.flatMap(({ whole: [typed = []], meant }) =>
      meant.length > 0 ? [{ typed: typed.join(' '), meant }] : [],
    ),
    ...(faults.length > 0 && { faults }),
    groups: await Promise.all(
      groups.map(async (group) => ({
        ...(await group.show(asked, marked)),
        ...missingIn(group.missing, wanted),
      })),
    ),
    facets: { models: finds.models, inStock: finds.partsInStock.length, parts: facetCounts(all, asked) },
  }
}

/** The selected pump, or the text after `for`, narrows a search. A text after `for` that names nothing is searched as words. */
async function readNarrowed(ctx: ActorContext, { q, pump, model }: Asked) {
  const read = readQuery(q)
  const named = read.narrowedBy === null ? null : await findNarrowing(ctx, read.narrowedBy)
  const query = named ? read : asTyped(q)
  const armed = named ?? (pump ? await findNarrowing(ctx, pump) : null)
  if (!armed && !model) return { query, narrowing: everywhere }
  return { query, narrowing: { ...(armed ?? everywhere), ...(model && { model }) } }
}

const narrowedTo = (narrowing: Narrowing): SearchResults['narrowedTo'] => {
  const { pumpId, serialNumber, model, trim, angle } = narrowing
  if (serialNumber !== null) return { type: 'serial', identifier: serialNumber, pumpId, trim, angle }
  return model === null ? null : { type: 'model', identifier: model, pumpId: null, trim: null, angle: null }
}

/**
 * The typed text as a number, numbers that contain it, and, if it can only be a number, those one typo away. Words joined
 * by dashes, such as `SEAL-KIT`, and pieces that all have a digit find only the number that they are.
 */
async function findNumbers(ctx: ActorContext, query: Query, itself: FoundNumber[]): Promise<FoundNumber[]> {
  const { text } = query
  const isNamed = readNumber(text).length > 1
  const isJoined = isNamed || !/\s/.test(text) || text.split(/\s+/).every(hasDigit)
  const mayBePiece = isNamed || mayBeNumber(query)
  if (!mayBePiece && !isJoined) return itself
  const isNumber = mayBePiece && isJoined && hasDigit(text)
  const suggested = await (isNumber ? findSuggestions : findPieces)(ctx, text)
  const key = searchKey(text)
  const { compare } = typedNumber(text)
  const isPiece = ({ identifier }: Suggestion) => mayBePiece && searchKey(identifier).includes(key)
  const fitting = suggested.filter((one) => isNumber || isPiece(one) || compare(one) !== null)
  if (fitting.length === 0) return itself
  const numbers = await ctx.catalogue.one(ctx.db, readNumbers, JSON.stringify(fitting))
  return eachOnce([...itself, ...numbers], ({ type, identifier }) => `${type} ${identifier}`)
}

/** Numbers, and the company's own names, that the text means in the surest way. */
function meantIn(text: string, { numbers, own }: Pick<Finds, 'numbers' | 'own'>): OwnName[] {
  const catalogue = numbers.map(({ type, identifier, id }) => ({
    type,
    identifier,
    id,
    opens: { type, identifier },
  }))
  return meantNumbers<OwnName>(text, [...catalogue, ...own.names])
}

interface Finds extends CatalogueFinds {
  numbers: FoundNumber[]
  own: OwnFinds
}

/** Typed words at these places of the searched terms. */
function missingIn(places: number[], wanted: readonly Wanted[]) {
  const missing = places.map((place) => wanted[place - 1]?.whole[0]?.join(' ') ?? '')
  return missing.length > 0 && { missing }
}

interface Group {
  kind: ResultKind
  missing: number[]
  show(asked: Asked, marked: string[]): Promise<SearchResults['groups'][number]>
}

/** Ids of parts: numbers first, but numbers that only contain a word after the parts that are described by it. */
function partIds({ numbers, parts, partsInStock }: Finds, text: string, isInStock: boolean): number[] {
  if (isInStock) return partsInStock
  const numbered = numbers.filter(({ type }) => type === 'part')
  const { compare } = typedNumber(text)
  const first = hasDigit(text) ? numbered : numbered.filter((number) => compare(number) !== null)
  return [...new Set([...first.map(({ id }) => id), ...parts, ...numbered.map(({ id }) => id)])]
}

/** Groups of the results; the company's own pump or order that the text means comes first. */
function groupsOf(
  ctx: ActorContext,
  finds: Finds,
  { text, meant }: { text: string; meant: OwnName[] },
  { kind, inStock }: Asked,
): Group[] {
  const { numbers, own, ...found } = finds
  const pumpsWith = (type: PumpKey['type'], ids: number[]) => ids.map((id) => ({ type, id }))
  const idsMeant = (wanted: string) => meant.flatMap(({ type, id }) => (type === wanted ? [id] : []))
  const orders = new Set(idsMeant('order'))
  const isMeant = ({ type, id }: OwnHit) => type === 'order' && orders.has(id)
  const pumps = [
    ...pumpsWith('serial', idsMeant('tag')),
    ...numbers.flatMap(({ type, id }) => (type === 'part' ? [] : [{ type, id }])),
    ...pumpsWith('serial', own.pumpIds),
    ...pumpsWith('bom', found.boms),
    ...pumpsWith('serial', found.pumps),
  ]
  return [
    group('pump', eachOnce(pumps, keyOf), limits.countedRows, (shown, marked) =>
      showPumps(ctx, shown, marked),
    ),
    group(
      'part',
      partIds(finds, text, inStock !== undefined),
      limits.countedRows,
      (shown, marked) => showParts(ctx, shown, marked),
      numbers.length > 0 ? [] : found.missingInParts,
    ),
    group(
      'manual',
      found.pages,
      limits.countedFound,
      async (shown, marked) => (kind ? showPages(ctx, shown, marked) : found.firstPages),
      found.missingInPages,
    ),
    group(
      'own',
      own.hits.toSorted((a, b) => Number(isMeant(b)) - Number(isMeant(a))),
      limits.countedFound,
      async (shown) => shown,
    ),
  ]
}

const eachOnce = <Row>(rows: Row[], keyOfRow: (row: Row) => string): Row[] => [
  ...new Map(rows.map((row) => [keyOfRow(row), row])).values(),
]

/** Shows the first results of each group, or one page of the requested group. */
function group<Row>(
  kind: ResultKind,
  rows: Row[],
  bound: number,
  show: (rows: Row[], marked: string[]) => Promise<SearchHit[]>,
  missing: number[] = [],
): Group {
  const counted: CountedRows = countedTo(bound, rows.length)
  return {
    kind,
    missing,
    async show(asked, marked) {
      const first = asked.kind ? (asked.page - 1) * limits.pageSize : 0
      const size = asked.kind ? limits.pageSize : limits.groupHits
      const isShown = !asked.kind || asked.kind === kind
      const hits = isShown ? await show(rows.slice(first, Math.min(first + size, bound)), marked) : []
      return { kind, ...counted, hits }
    },
  }
}
