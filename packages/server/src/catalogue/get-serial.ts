import { type getSerial as contract, catalogueMessages } from '@volute/domain/catalogue'
import { notFound } from '@volute/domain/kernel'
import type { Verb } from '../http/bind.ts'
import { findBom } from './bom-store.ts'
import { serialLinks } from './serial-links.ts'

/** What a pump's nameplate says, and where its papers are (SERIAL-01, SERIAL-04, E28). */
export const getSerial: Verb<typeof contract> = async (ctx, { serialNumber }) => {
  const pump = await findBom(ctx.db, 'serial', serialNumber)
  if (!pump?.serialNumber) throw notFound(catalogueMessages.searchNotFound('serial'))
  return {
    serialNumber: pump.serialNumber,
    copilotId: pump.copilotId,
    bomNumber: pump.bomNumber,
    description: pump.pumpDescription ?? pump.description,
    pumpType: pump.pumpType ?? '',
    impellerTrim: pump.trim,
    impellerTrimAngle: pump.angle,
    estimatedShipDate: pump.shipDate,
    manual1Name: pump.manual1,
    manual2Name: pump.manual2,
    explodedDrawingNumber: pump.explodedDrawingNumber,
    links: serialLinks({ ...pump, serialNumber: pump.serialNumber }, ctx.settings.links),
  }
}
