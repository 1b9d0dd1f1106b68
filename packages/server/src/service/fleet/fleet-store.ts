import { type FleetColumn, type FleetPumpRow, type listFleet } from '@volute/domain/service/fleet'
import type { InputOf, ListPage } from '@volute/domain/core/kernel'
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { contains, findPage, nameKey, type Queryable, schema } from '../../core/db/index.ts'

const { accounts, boms, companies, fleetPumps, parts, pumps, sites } = schema

const model = sql<string | null>`coalesce(${pumps.pumpModel}, ${boms.pumpModel})`

/** The part that the company last bought for a pump of its fleet, as JSON. */
const lastBought = sql<FleetPumpRow['lastBought']>`(
  select json_build_object('atUtc', o.received_utc, 'partNumber', l.part_number, 'description', l.description)
  from sales_order_lines l join sales_orders o on o.id = l.sales_order_id
  where l.pump_id = ${fleetPumps.pumpId} and o.company_id = ${fleetPumps.companyId}
    and o.received_utc is not null and o.rejected_utc is null
  order by o.received_utc desc, o.id desc, l.position limit 1)`

const rowColumns = {
  fleetPumpId: fleetPumps.id,
  pumpId: fleetPumps.pumpId,
  serialNumber: pumps.serialNumber,
  model,
  bomNumber: parts.partNumber,
  tag: fleetPumps.tag,
  nickname: fleetPumps.nickname,
  siteId: sites.id,
  siteName: sites.name,
  criticality: fleetPumps.criticality,
  retiredUtc: fleetPumps.retiredUtc,
  lastBought,
}

const selectRows = <Columns extends object>(db: Queryable, more: Columns) =>
  db
    .select({ ...rowColumns, ...more })
    .from(fleetPumps)
    .innerJoin(pumps, eq(pumps.id, fleetPumps.pumpId))
    .innerJoin(parts, eq(parts.id, pumps.bomPartId))
    .leftJoin(boms, eq(boms.partId, pumps.bomPartId))
    .leftJoin(sites, eq(sites.id, fleetPumps.siteId))

const sortedBy: Record<FleetColumn, ReturnType<typeof sql>> = {
  tag: sql`lower(${fleetPumps.tag})`,
  serial: sql`lower(${pumps.serialNumber})`,
  model: sql`lower(${model})`,
  site: sql`lower(${sites.name})`,
}

/** A page of a company's pumps, and the total count. Ties sort by serial number, pumps without a value last. */
export async function findFleet(db: Queryable, companyId: number, page: InputOf<typeof listFleet>) {
  const { searchValue, siteId, state, columnName, sortDirection } = page
  const found = and(
    eq(fleetPumps.companyId, companyId),
    state === 'RETIRED' ? isNotNull(fleetPumps.retiredUtc) : isNull(fleetPumps.retiredUtc),
    siteId === undefined ? undefined : eq(fleetPumps.siteId, siteId),
    contains(searchValue, [fleetPumps.tag, fleetPumps.nickname, pumps.serialNumber, model]),
  )
  const directed = sortDirection === 'ASC' ? asc : desc
  const rows = selectRows(db, {})
    .where(found)
    .orderBy(sql`${directed(sortedBy[columnName])} nulls last`, asc(sortedBy.serial), asc(fleetPumps.id))
    .$dynamic()
  const all = sql`
    select from ${fleetPumps} join ${pumps} on ${pumps.id} = ${fleetPumps.pumpId}
    left join ${boms} on ${boms.partId} = ${pumps.bomPartId} where ${found}`
  const { rows: listed, ...count } = await findPage(db, page, rows, all)
  return { ...count, pumps: listed.map(rowOf) }
}

/** This company's pump in full, even if it is retired. */
export async function findFleetPump(db: Queryable, companyId: number, fleetPumpId: number) {
  const { installedOn, note, version } = fleetPumps
  const [found] = await selectRows(db, { installedOn, note, version }).where(
    and(eq(fleetPumps.companyId, companyId), eq(fleetPumps.id, fleetPumpId)),
  )
  return (
    found && {
      ...rowOf(found),
      installedOn: found.installedOn,
      note: found.note,
      version: found.version,
    }
  )
}

type Row = { [Column in keyof typeof rowColumns]: unknown } & {
  fleetPumpId: number
  pumpId: number
  serialNumber: string
  model: string | null
  bomNumber: string
  tag: string | null
  nickname: string | null
  siteId: number | null
  siteName: string | null
  criticality: FleetPumpRow['criticality']
  retiredUtc: Date | null
  lastBought: FleetPumpRow['lastBought']
}

function rowOf({ siteId, siteName, lastBought: bought, retiredUtc, ...row }: Row): FleetPumpRow {
  return {
    ...row,
    site: siteId === null || siteName === null ? null : { siteId, name: siteName },
    lastBought: bought && { ...bought, atUtc: new Date(bought.atUtc).toISOString() },
    retiredUtc: retiredUtc?.toISOString() ?? null,
  }
}

/** Id in the catalogue of a company's pump; undefined for another company's pump. */
export async function findPumpOf(db: Queryable, companyId: number, fleetPumpId: number) {
  const [found] = await db
    .select({ pumpId: fleetPumps.pumpId })
    .from(fleetPumps)
    .where(and(eq(fleetPumps.companyId, companyId), eq(fleetPumps.id, fleetPumpId)))
  return found?.pumpId
}

/** A page of the pumps that were shipped to the company's account and were never in its fleet. */
export async function findOffered(db: Queryable, companyId: number, page: ListPage) {
  const offered = sql`${pumps.accountIdentifier} is not null and ${nameKey(pumps.accountIdentifier)} = (
    select ${nameKey(accounts.identifier)} from ${companies} join ${accounts} on ${accounts.id} = ${companies.accountId}
    where ${companies.id} = ${companyId})
    and not exists (select from ${fleetPumps} where ${fleetPumps.companyId} = ${companyId}
      and ${fleetPumps.pumpId} = ${pumps.id})`
  const rows = db
    .select({ pumpId: pumps.id, serialNumber: pumps.serialNumber, model, shipDate: pumps.shipDate })
    .from(pumps)
    .leftJoin(boms, eq(boms.partId, pumps.bomPartId))
    .where(offered)
    .orderBy(sql`${pumps.shipDate} desc nulls last`, asc(pumps.id))
    .$dynamic()
  const { rows: listed, ...count } = await findPage(
    db,
    page,
    rows,
    sql`select from ${pumps} where ${offered}`,
  )
  return { ...count, pumps: listed }
}
