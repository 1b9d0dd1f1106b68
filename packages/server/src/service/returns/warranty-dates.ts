import { shopDate } from '@volute/domain/catalogue/lead-time'
import { type Warranty, warrantyOf } from '@volute/domain/service/returns'
import type { Shop } from '../../core/http/context.ts'
import type { Queryable } from '../../core/db/index.ts'
import { findInstalledOn } from '../fleet/index.ts'
import { findShippings } from './claim-store.ts'

export interface ClaimedPart {
  companyId: number
  salesOrderId: number
  position: number
  partId: number
  /** Serial number of the pump that it was built into, if given. */
  serialNumber: string | null
}

/** Days from which the warranty of a part counts, by the shop's calendar. */
export async function datesOf(
  db: Queryable,
  { serialNumber, companyId, partId, ...line }: ClaimedPart,
  timeZone: string,
): Promise<Pick<Warranty, 'shippedOn' | 'installedOn'>> {
  const shippings = await findShippings(db, line)
  const shippedOn = [...new Set(shippings.map((instant) => shopDate(instant, timeZone)))]
  const since = shippedOn[0] ?? null
  const installedOn =
    serialNumber === null ? null : await findInstalledOn(db, { companyId, partId, serialNumber, since })
  return { shippedOn, installedOn }
}

/** Today's warranty for a claimed part (CLAIM-05). */
export async function readWarranty(
  db: Queryable,
  part: ClaimedPart,
  { settings, now }: Shop,
  timeZone: string,
): Promise<Warranty | null> {
  return warrantyOf(await datesOf(db, part, timeZone), settings.warranty, shopDate(now(), timeZone))
}
