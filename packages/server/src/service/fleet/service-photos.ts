import type { listServicePhotos as contract } from '@volute/domain/service/fleet'
import type { Handler } from '../../core/http/bind.ts'
import { findNamed } from './named-pumps-store.ts'
import { findPhotographed } from './service-photos-store.ts'

/** Photos that a claim can take over: those of the company's service entries for a pump, newest first (E263, CLAIM-11). */
export const listServicePhotos: Handler<typeof contract> = async ({ db, actor }, { serialNumber }) => {
  const { companyId } = actor
  const [pump] = serialNumber === '' ? [] : await findNamed(db, companyId, [serialNumber])
  return { entries: pump ? await findPhotographed(db, companyId, pump.pumpId) : [] }
}
