import { z } from 'zod'
import { catalogueNumber, date, defineEndpoint, limits, signedIn, text } from '../kernel/index.ts'
import { bomLine, paintColor, part } from './part.ts'

export const searchTypes = ['bom', 'serial', 'part'] as const
export type SearchType = (typeof searchTypes)[number]

export const search = defineEndpoint({
  id: 'E25',
  method: 'POST',
  path: '/search',
  summary: 'Find a BOM, serial or part number, ignoring case',
  access: signedIn(),
  body: z.object({ type: z.enum(searchTypes), input: text(limits.catalogueNumber) }),
  reply: z.object({ type: z.enum(searchTypes), identifier: z.string() }),
})

export const getPart = defineEndpoint({
  id: 'E26',
  method: 'GET',
  path: '/part/{partNumber}',
  summary: 'One part with its price for the acting company',
  access: signedIn(),
  params: z.object({ partNumber: catalogueNumber }),
  reply: part,
})

export const getLookup = defineEndpoint({
  id: 'E27',
  method: 'GET',
  path: '/lookup/{type}/{identifier}',
  summary: 'A pump or BOM with the whole tree of its parts',
  access: signedIn(),
  params: z.object({
    type: z.enum([...searchTypes, 'part-number']),
    identifier: catalogueNumber,
  }),
  reply: z.object({
    bomNumber: z.string(),
    pumpModel: z.string().nullable(),
    trim: z.number().nullable(),
    serialNumber: z.string().nullable(),
    /** Host and path without a scheme, or a path of this site. */
    manualUrl: z.string().nullable(),
    pumpCurves: z.array(z.object({ name: z.string(), url: z.string() })),
    forceNestedBom: z.boolean(),
    bom: z.object({ partNumber: z.string(), description: z.string(), parts: z.array(bomLine) }),
    companyDiscount: z.number().nullable(),
  }),
})

export const getSerial = defineEndpoint({
  id: 'E28',
  method: 'GET',
  path: '/serial/{serialNumber}',
  summary: 'The nameplate data of one pump',
  access: signedIn(),
  params: z.object({ serialNumber: catalogueNumber }),
  reply: z.object({
    serialNumber: z.string(),
    copilotId: z.string().nullable(),
    bomNumber: z.string(),
    description: z.string(),
    pumpType: z.string(),
    impellerTrim: z.number().nullable(),
    impellerTrimAngle: z.number().nullable(),
    estimatedShipDate: date.nullable(),
    manual1Name: z.string().nullable(),
    manual2Name: z.string().nullable(),
    explodedDrawingNumber: z.string().nullable(),
    /** Finished addresses outside the shop; null hides the button (SERIAL-03, SERIAL-04). */
    links: z.object({
      manual1: z.string().nullable(),
      manual2: z.string().nullable(),
      catalogue: z.string().nullable(),
      videos: z.string().nullable(),
      explodedDrawing: z.string().nullable(),
      asset: z.string().nullable(),
    }),
  }),
})

export const listPaintColors = defineEndpoint({
  id: 'E30',
  method: 'GET',
  path: '/paint-color',
  summary: 'Paint colours by name',
  access: signedIn(),
  reply: z.object({ paintColors: z.array(paintColor) }),
})
