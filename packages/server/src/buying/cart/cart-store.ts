import { type CartCount, type CartItem, type CartLine, pickLine } from '@volute/domain/buying/cart'
import { toDollars } from '@volute/domain/core/pricing'
import { and, asc, count, eq, type Placeholder, sql } from 'drizzle-orm'
import { fitOf } from '../../catalogue/fit/index.ts'
import { pictureOf, replacedBy } from '../../catalogue/part/index.ts'
import { type CatalogueReads, prepare, type Queryable, schema } from '../../core/db/index.ts'
import type { NewLine } from './place-lines.ts'

const { cartItems, carts, parts, pumps, units } = schema

/** Owner of a cart: one cart per user and acting company (OQ-37). */
export interface CartOwner {
  userId: number
  companyId: number
}

/** Condition that selects the owner's cart, which may not exist yet. */
const ownedBy = ({ userId, companyId }: { [Id in keyof CartOwner]: number | Placeholder }) =>
  and(eq(carts.userId, userId), eq(carts.companyId, companyId))

/** Owner with placeholders for ids, to be filled in when the query runs. */
export const placedOwner = { userId: sql.placeholder('userId'), companyId: sql.placeholder('companyId') }

/** Number of lines, and the sum of their quantities (OQ-38). */
export async function countCart(db: Queryable, { userId, companyId }: CartOwner): Promise<CartCount> {
  const [row] = await countOf(db, { userId, companyId })
  return row ?? { quantity: 0, lines: 0 }
}

const countOf = prepare((db) =>
  db
    .select({ quantity: sql<number>`coalesce(sum(${cartItems.quantity}), 0)::int`, lines: count() })
    .from(carts)
    .innerJoin(cartItems, eq(cartItems.cartId, carts.id))
    .where(ownedBy(placedOwner)),
)

/** The cart as its page shows it; a missing cart has version 0. */
export async function readCart(
  from: CatalogueReads,
  { userId, companyId }: CartOwner,
): Promise<{ version: number; items: CartItem[] }> {
  const rows = await linesShown(from.db, { userId, companyId })
  return {
    version: rows[0]?.version ?? 0,
    items: await showLines(
      from,
      companyId,
      rows.flatMap(({ line }) => (line ? { ...line, cartItemId: line.id } : [])),
    ),
  }
}

const linesShown = prepare((db) =>
  db
    .select({ version: carts.version, line: cartItems })
    .from(carts)
    .leftJoin(cartItems, eq(cartItems.cartId, carts.id))
    .where(ownedBy(placedOwner))
    .orderBy(asc(cartItems.position)),
)

/** Lines with the details of their parts and pumps that the cart's page shows. */
export async function showLines(
  from: CatalogueReads,
  companyId: number,
  lines: readonly ShownLine[],
): Promise<CartItem[]> {
  const partIds = lines.map((line) => line.partId)
  const shown = await partsOf(from, partIds)
  const fits = await fitsOf(from, companyId, lines, shown)
  return lines.map((line, index) => itemOf(line, shown, fits[index]))
}

type KnownParts = ReadonlyMap<number, KnownPart>

/** Fit of each line that is for a pump. A cart without pumps runs no query (LINE-05). */
async function fitsOf(
  from: CatalogueReads,
  companyId: number,
  lines: readonly CartLine[],
  shown: KnownParts,
) {
  if (lines.every(({ pumpId }) => pumpId === null)) return []
  return fitOf(
    from,
    companyId,
    lines.map((line) => ({ ...line, part: shown.get(line.partId) ?? {} })),
  )
}

type ShownLine = CartLine & { cartItemId: number }

function itemOf(line: ShownLine, shown: KnownParts, forPump: CartItem['forPump'] = null): CartItem {
  const part = shown.get(line.partId)
  if (!part) throw new Error('a line of the cart has no part')
  return {
    ...pickLine(line),
    cartItemId: line.cartItemId,
    name: part.description,
    partNumber: part.partNumber,
    picture: part.picture ?? undefined,
    units: part.units,
    price: part.priceCents === null ? null : toDollars(part.priceCents),
    priceKind: 'catalogue',
    weight: part.weightLb,
    isPaintable: part.isPaintable,
    isSellable: part.isSellable,
    replacedBy: part.replacedBy,
    trimMin: part.trimMin ?? undefined,
    trimFull: part.trimFull ?? undefined,
    dateAvailable: null,
    forPump,
  }
}

/** A line to be stored, with the unit of its part, which decides whether it can be merged. */
export type UnitLine = NewLine & { units: string }

/** Lines with the units of their parts. */
export async function withUnits<L extends CartLine>(from: CatalogueReads, lines: readonly L[]) {
  const parts = await partsOf(
    from,
    lines.map(({ partId }) => partId),
  )
  return lines.map((line) => ({ ...line, units: parts.get(line.partId)?.units ?? '' }))
}

export type KnownPart = Awaited<ReturnType<typeof findParts>> extends Map<number, infer Part> ? Part : never

/** Parts by id, with the details that cart and order need. */
export const partsOf = ({ db, catalogue }: CatalogueReads, partIds: readonly number[]) =>
  catalogue.each(db, findParts, partIds)

async function findParts(db: Queryable, partIds: number[]) {
  const found = await partsWithIds(db, { partIds })
  return new Map(
    found.map(({ part, units: unit, picture, replacedBy: by }) => [
      part.id,
      { ...part, units: unit, picture, replacedBy: by },
    ]),
  )
}

const partsWithIds = prepare((db) =>
  db
    .select({ part: parts, units: units.name, picture: pictureOf(parts.id), replacedBy })
    .from(parts)
    .innerJoin(units, eq(units.id, parts.unitId))
    .where(eq(parts.id, sql`any(${sql.placeholder('partIds')})`)),
)

/** Ids of those of these pumps that exist. */
export async function knownPumps({ db, catalogue }: CatalogueReads, pumpIds: readonly number[]) {
  return new Set((await catalogue.each(db, findPumps, pumpIds)).keys())
}

async function findPumps(db: Queryable, pumpIds: number[]) {
  return new Map((await pumpsWithIds(db, { pumpIds })).map(({ id }) => [id, true] as const))
}

const pumpsWithIds = prepare((db) =>
  db
    .select({ id: pumps.id })
    .from(pumps)
    .where(eq(pumps.id, sql`any(${sql.placeholder('pumpIds')})`)),
)
