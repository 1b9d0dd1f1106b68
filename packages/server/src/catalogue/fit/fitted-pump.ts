import { type JudgedPump, judgeOf, type PumpLine, statesOf } from '@volute/domain/catalogue/fit'
import type { CatalogueReads, Queryable } from '../../core/db/index.ts'
import { findServices, type PumpRow, readPumpRows, type ServiceRow } from './fit-store.ts'

/** A pump as maintained by a company, with a function that judges any part number. */
export interface FittedPump extends JudgedPump {
  pumpId: number
  trim: number | null
  angle: number | null
  judge: ReturnType<typeof judgeOf>
  /** Part numbers by id, for parts that may have a verdict other than not being in this pump. */
  numberOf: ReadonlyMap<number, string>
  /** Size for the cache's limit. */
  size: number
}

/**
 * Pumps as maintained by a company, by id. The company's services are read on every call; the catalogue's data and
 * everything derived from both is cached, by pump and services.
 */
export async function findFittedPumps(
  { db, catalogue }: CatalogueReads,
  companyId: number,
  pumpIds: readonly number[],
): Promise<Map<number, FittedPump>> {
  if (pumpIds.length === 0) return new Map()
  const services = Map.groupBy(await findServices(db, companyId, pumpIds), ({ pumpId }) => pumpId)
  const keys = pumpIds.map((pumpId) => JSON.stringify({ pumpId, services: services.get(pumpId) ?? [] }))
  const pumps = await catalogue.each(db, readPumps, keys)
  return new Map([...pumps.values()].map((pump) => [pump.pumpId, pump]))
}

interface Wanted {
  pumpId: number
  services: ServiceRow[]
}

async function readPumps(db: Queryable, keys: string[]): Promise<Map<string, FittedPump>> {
  const wanted = new Map(keys.map((key) => [key, JSON.parse(key) as Wanted]))
  const rows = await readPumpRows(
    db,
    [...wanted].map(([key, { pumpId, services }]) => ({
      key,
      pumpId,
      put: services.map(({ partId }) => partId),
    })),
  )
  return new Map(rows.map((row) => [row.key, fitted(row, wanted.get(row.key)?.services ?? [])]))
}

function fitted(row: PumpRow, services: readonly ServiceRow[]): FittedPump {
  const { pumpId, trim, angle, parts, alternates } = row
  const record = recordOf(row, services)
  const replacedBy = new Map(
    parts.flatMap((one) => (one.replacedBy ? [[one.partNumber, one.replacedBy]] : [])),
  )
  const pump = { record, states: statesOf(record), replacedBy, alternates }
  const numberOf = new Map([
    ...alternates.flatMap((one): [number, string][] => [
      [one.partId, one.partNumber],
      [one.alternateId, one.alternate],
    ]),
    ...parts.map(({ id, partNumber }) => [id, partNumber] as const),
  ])
  const size = row.lines.length + row.file.length
  return { ...pump, pumpId, trim, angle, judge: judgeOf(pump), numberOf, size }
}

function recordOf(row: PumpRow, services: readonly ServiceRow[]): JudgedPump['record'] {
  const { serialNumber, bomNumber, description, shipDate } = row
  const partOf = new Map(
    row.parts.map(({ id, partNumber, description }) => [id, { partNumber, description }]),
  )
  const named = (partId: number) => partOf.get(partId) ?? { partNumber: '', description: '' }
  return {
    serialNumber,
    bomNumber,
    description,
    shipDate,
    file: row.file.map(({ quantity, ...line }) => ({
      ...line,
      buildQuantity: quantity,
      validFrom: null,
      validTo: null,
    })),
    lines: row.lines.map(({ parentId, partId, quantity, ...line }): PumpLine => {
      const parent = named(parentId).partNumber
      return { parent, ...line, ...named(partId), buildQuantity: quantity }
    }),
    services: services.map(({ partId, ...service }) => ({ ...service, ...named(partId) })),
  }
}
