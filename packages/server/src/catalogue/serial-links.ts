import type { getSerial } from '@volute/domain/catalogue'
import type { ReplyOf } from '@volute/domain/kernel'
import type { Settings } from '../settings.ts'

interface Pump {
  serialNumber: string
  bomNumber: string
  pumpType: string | null
  manual1: string | null
  manual2: string | null
  explodedDrawingNumber: string | null
}

/** Where a pump's link buttons lead; null where the pump has no such thing or its setting is missing (SERIAL-04). */
export function serialLinks(
  { serialNumber, bomNumber, pumpType, manual1, manual2, explodedDrawingNumber }: Pump,
  links: Settings['links'],
): ReplyOf<typeof getSerial>['links'] {
  return {
    manual1: fill(links.manuals, { name: manual1 }),
    manual2: fill(links.manuals, { name: manual2 }),
    catalogue: fill(links.catalogue, { type: pumpType }),
    videos: links.videos ?? null,
    explodedDrawing: fill(links.drawings, { number: explodedDrawingNumber }),
    asset: fill(links.assets, { bom: bomNumber, serial: serialNumber }),
  }
}

/** `/documents/{name}.pdf` with the name `A/1` is `/documents/A%2F1.pdf`. */
function fill(template: string | undefined, values: Record<string, string | null>): string | null {
  if (template === undefined || Object.values(values).some((value) => !value)) return null
  return template.replace(/\{(\w+)\}/g, (_, place: string) => encodeURIComponent(values[place] ?? ''))
}
