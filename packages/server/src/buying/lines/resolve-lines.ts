import { checkQuantity } from '@volute/domain/buying/cart'
import {
  itemOfLine,
  type KnownToLine,
  type LineReport,
  type ListLine,
  putApart,
  putEach,
  type Reported,
  reportLine,
  type resolveLines as contract,
} from '@volute/domain/buying/lines'
import { changeLines, type CheckedLine, checkItems, type UnitLine } from '../cart/index.ts'
import type { ActorContext } from '../../core/http/context.ts'
import { noteLosses, noteNotFound } from '../../core/signals/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import {
  findPartsByNumber,
  findPartsMeant,
  findPartsWithIds,
  listPaintColors,
  partOf,
} from '../../catalogue/part/index.ts'

/** Result of each line of a list that is added to the cart, or would be (E119). */
export const resolveLines: Handler<typeof contract> = async (ctx, { lines, intoCart }) => {
  if (intoCart) return { lines: await addLines(ctx, lines) }

  return { lines: await reportLines(ctx, lines) }
}

/** Adds a list to the cart line by line, each line once (LIST-04), and reports the result of each (LIST-03). */
async function addLines(ctx: ActorContext, lines: readonly ListLine[]): Promise<LineReport[]> {
  const resolved = await resolveEach(ctx, lines)
  const { reports } = await changeLines(
    ctx,
    (cart, taken) => putEach<UnitLine>(cart, resolved, taken),
    lines.flatMap(({ editId }) => editId ?? []),
  )
  return reports
}

/** Adds a list apart from the lines of the cart, and returns the added lines and the number of others. */
export async function addLinesApart(ctx: ActorContext, lines: readonly ListLine[]) {
  const resolved = await resolveEach(ctx, lines)
  const { reports, others, stored } = await changeLines(ctx, (cart) => ({
    ...putApart<UnitLine>(cart, resolved),
    others: cart.length,
  }))
  return { reports, others, added: stored.lines.slice(others) }
}

/** Reports on each line without adding it. Lines with an open question do not count as demand yet. */
export async function reportLines(
  ctx: ActorContext,
  lines: readonly ListLine[],
  { isAsked = false } = {},
): Promise<LineReport[]> {
  const resolved = isAsked ? await findEach(ctx, lines) : await resolveEach(ctx, lines)
  return resolved.map(({ report }) => report)
}

async function resolveEach(ctx: ActorContext, lines: readonly ListLine[]) {
  const resolved = await findEach(ctx, lines)
  void noteDemand(ctx, lines, resolved)
  return resolved
}

/**
 * Finds each line's part by its id or number, otherwise the part that its spelling may mean, and checks the items that the line
 * would add to the cart. Runs one query of each kind, regardless of the number of lines.
 */
async function findEach(ctx: ActorContext, lines: readonly ListLine[]): Promise<Reported<CheckedLine>[]> {
  const known = await lookUp(ctx, lines)
  const paintColors = await listPaintColors(ctx)
  const items = lines.map((line, index) => itemOfLine(line, known[index]?.part, paintColors))
  const checks = await checkItems(
    ctx,
    items.flatMap((item) => (item?.ok ? item.value : [])),
  )
  let next = 0
  return items.map((item, index) => {
    const checked = item?.ok ? (checks[next++] ?? null) : item
    const report = reportLine(known[index] ?? { part: undefined, nearest: undefined }, checked)
    return { checked, report, editId: lines[index]?.editId }
  })
}

/**
 * Records each unknown number of a list as a search without results. Parts of an old document that are not sold do not
 * count (DEMAND-02).
 */
async function noteDemand(
  ctx: ActorContext,
  lines: readonly ListLine[],
  reports: readonly Reported<CheckedLine>[],
) {
  const outcomes = reports.map(({ report }, index) => ({
    ...report,
    typed: lines[index]?.typedNumber,
    wanted: checkQuantity(lines[index]?.quantity ?? ''),
  }))
  await noteNotFound(
    ctx,
    outcomes.flatMap(({ outcome, typed }) => (outcome === 'NOT_FOUND' && typed ? [typed] : [])),
  )
  await noteLosses(
    ctx,
    outcomes.flatMap(({ outcome, typed, part, wanted }) =>
      typed && part && (outcome === 'NOT_SOLD' || outcome === 'REPLACED')
        ? [{ partId: part.partId, reason: 'NOT_SOLD', ...(wanted.ok && { quantity: wanted.value }) }]
        : [],
    ),
  )
}

/** Finds parts by exact number in any case. A single part that another spelling means is suggested but not added (FIND-40). */
async function lookUp(ctx: ActorContext, lines: readonly ListLine[]): Promise<KnownToLine[]> {
  const ids = lines.flatMap(({ partId }) => partId ?? [])
  const numbers = lines.flatMap(({ partId, typedNumber }) => (partId ? [] : keyOf(typedNumber)))
  const withIds = await findPartsWithIds(ctx, ids)
  const numbered = new Map(
    (await findPartsByNumber(ctx, numbers)).map((part) => [part.partNumber.toUpperCase(), part]),
  )
  const rows = lines.map(({ partId, typedNumber = '' }) =>
    partId ? withIds.get(partId) : numbered.get(typedNumber.toUpperCase()),
  )
  const unknown = lines.flatMap(({ typedNumber = '' }, index) =>
    rows[index] || !typedNumber ? [] : typedNumber,
  )
  const nearest = await findPartsMeant(ctx, unknown)
  return lines.map(({ typedNumber = '' }, index) => {
    const row = rows[index]
    return row
      ? { part: partOf(row, ctx.actor.discountBasisPoints), nearest: undefined }
      : { part: undefined, nearest: nearest.get(typedNumber) }
  })
}

const keyOf = (typedNumber: string | undefined) => (typedNumber ? [typedNumber.toUpperCase()] : [])
