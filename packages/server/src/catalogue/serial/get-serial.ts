import { searchMessages } from '@volute/domain/storefront/search'
import type { getSerial as contract } from '@volute/domain/catalogue/serial'
import { notFound, type ReplyOf } from '@volute/domain/core/kernel'
import { noteFound, noteNotFound } from '../../core/signals/index.ts'
import type { Handler } from '../../core/http/bind.ts'
import { findBom } from '../bom/index.ts'
import type { Settings } from '../../core/settings/settings.ts'

/** A pump's nameplate, and the addresses of its documents (SERIAL-01, SERIAL-04, E28, SERIAL-05). */
export const getSerial: Handler<typeof contract> = async (ctx, { serialNumber }) => {
  const pump = await findBom(ctx, 'serial', serialNumber)
  if (!pump?.serialNumber) {
    void noteNotFound(ctx, [serialNumber])
    throw notFound(searchMessages.searchNotFound('serial'))
  }
  void noteFound(ctx, serialNumber)
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

interface Pump {
  serialNumber: string
  bomNumber: string
  pumpType: string | null
  manual1: string | null
  manual2: string | null
  explodedDrawingNumber: string | null
}

/** Targets of a pump's link buttons; null if the pump has no such document or its setting is missing (SERIAL-04). */
function serialLinks(
  { serialNumber, bomNumber, pumpType, manual1, manual2, explodedDrawingNumber }: Pump,
  links: Settings['links'],
): ReplyOf<typeof contract>['links'] {
  return {
    manual1: fillLink(links.manuals, { name: manual1 }),
    manual2: fillLink(links.manuals, { name: manual2 }),
    catalogue: fillLink(links.catalogue, { type: pumpType }),
    store: fillLink(links.store, { serial: serialNumber }),
    videos: links.videos ?? null,
    explodedDrawing: fillLink(links.drawings, { number: explodedDrawingNumber }),
    asset: fillLink(links.assets, { bom: bomNumber, serial: serialNumber }),
  }
}

/** Fills in a template: `/documents/{name}.pdf` with the name `A/1` becomes `/documents/A%2F1.pdf`. */
export function fillLink(template: string | undefined, values: Record<string, string | null>): string | null {
  if (template === undefined || Object.values(values).some((value) => !value)) return null
  return template.replace(/\{(\w+)\}/g, (_, place: string) => encodeURIComponent(values[place] ?? ''))
}
