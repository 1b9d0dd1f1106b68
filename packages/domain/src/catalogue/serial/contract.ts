import { z } from 'zod/mini'
import { catalogueNumber, date, defineEndpoint, signedIn } from '../../core/kernel/index.ts'
import { serialMessages } from './messages.ts'

export const getSerial = defineEndpoint({
  name: 'serial.get',
  method: 'GET',
  path: '/serial/{serialNumber}',
  summary: 'The nameplate data of one pump',
  access: signedIn(),
  fallback: serialMessages.pumpFailed,
  params: z.object({ serialNumber: catalogueNumber }),
  reply: z.object({
    serialNumber: z.string(),
    copilotId: z.nullable(z.string()),
    bomNumber: z.string(),
    description: z.string(),
    pumpType: z.string(),
    impellerTrim: z.nullable(z.number()),
    impellerTrimAngle: z.nullable(z.number()),
    estimatedShipDate: z.nullable(date),
    manual1Name: z.nullable(z.string()),
    manual2Name: z.nullable(z.string()),
    explodedDrawingNumber: z.nullable(z.string()),
    /** Complete URLs outside the shop; null hides the button (SERIAL-03, SERIAL-04). */
    links: z.object({
      manual1: z.nullable(z.string()),
      manual2: z.nullable(z.string()),
      catalogue: z.nullable(z.string()),
      /** The online store; null when this shop is the store (OQ-100). */
      store: z.nullable(z.string()),
      videos: z.nullable(z.string()),
      explodedDrawing: z.nullable(z.string()),
      asset: z.nullable(z.string()),
    }),
  }),
})
