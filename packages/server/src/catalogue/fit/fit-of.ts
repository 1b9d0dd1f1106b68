import { type ForPump, type Verdict, withTrim } from '@volute/domain/catalogue/fit'
import type { TrimLimits } from '@volute/domain/catalogue/part'
import type { CatalogueReads } from '../../core/db/index.ts'
import { findFittedPumps, type FittedPump } from './fitted-pump.ts'

/** The fields of a cart or document line that its fit depends on. */
export interface WantedFit {
  partId: number
  /** Null if it is for no pump. */
  pumpId: number | null
  /** Verdict that its buyer acknowledged. */
  acknowledgedVerdict: Verdict | null
  impellerTrim: number | null
  impellerAngle: number | null
  part: TrimLimits
}

/** For each line its pump, its BOM position and its verdict; null for a line that is for no pump. */
export async function fitOf(
  ctx: CatalogueReads,
  companyId: number,
  wanted: readonly WantedFit[],
): Promise<(ForPump | null)[]> {
  const pumpIds = new Set(wanted.flatMap(({ pumpId }) => pumpId ?? []))
  const pumps = await findFittedPumps(ctx, companyId, [...pumpIds])
  return wanted.map((line) => {
    const pump = pumps.get(line.pumpId ?? 0)
    if (!pump) return null
    const fit = withTrim(forPumpOf(pump, line.partId), {
      part: line.part,
      built: builtOf(pump),
      ordered: line,
    })
    return { ...fit, isKnown: line.acknowledgedVerdict === fit.verdict }
  })
}

function builtOf({ trim, angle }: FittedPump) {
  return trim !== null && trim > 0 ? { trim, angle: Number.isInteger(angle) ? angle : null } : undefined
}

/** Fit of a part for a pump, before anybody has chosen its trim or acknowledged the verdict. */
export function forPumpOf(pump: FittedPump, partId: number): ForPump {
  const { pumpId, record } = pump
  const judgement = pump.judge(pump.numberOf.get(partId) ?? '')
  return { pumpId, serialNumber: record.serialNumber, ...judgement, isKnown: false }
}
