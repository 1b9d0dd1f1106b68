import { type ForPump, type Verdict } from '@volute/domain/catalogue/fit'
import type { CatalogueReads } from '../../core/db/index.ts'
import { findFittedPumps, type FittedPump } from './fitted-pump.ts'

/** The fields of a cart or document line that its fit depends on. */
export interface WantedFit {
  partId: number
  /** Null if it is for no pump. */
  pumpId: number | null
  /** Verdict that its buyer acknowledged. */
  knownVerdict: Verdict | null
}

/** For each line its pump, its BOM position and its verdict; null for a line that is for no pump. */
export async function fitOf(
  ctx: CatalogueReads,
  companyId: number,
  wanted: readonly WantedFit[],
): Promise<(ForPump | null)[]> {
  const pumpIds = new Set(wanted.flatMap(({ pumpId }) => pumpId ?? []))
  const pumps = await findFittedPumps(ctx, companyId, [...pumpIds])
  return wanted.map(({ partId, pumpId, knownVerdict }) => {
    const pump = pumps.get(pumpId ?? 0)
    return pump ? forPumpOf(pump, partId, knownVerdict) : null
  })
}

/** Fit of a part for a pump. */
export function forPumpOf(pump: FittedPump, partId: number, knownVerdict: Verdict | null): ForPump {
  const judgement = pump.judge(pump.numberOf.get(partId) ?? '')
  const { pumpId, record } = pump
  return {
    pumpId,
    serialNumber: record.serialNumber,
    ...judgement,
    isKnown: knownVerdict === judgement.verdict,
  }
}
