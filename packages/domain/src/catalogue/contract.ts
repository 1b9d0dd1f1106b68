import { z } from 'zod/mini'
import { catalogueNumber, date, defineEndpoint, limits, pathId, signedIn, text } from '../kernel/index.ts'
import { bomLine, paintColor, part, replacement } from './part.ts'
import { searchTypes } from './search-types.ts'
import { catalogueMessages } from './messages.ts'

export const search = defineEndpoint({
  id: 'E25',
  method: 'POST',
  path: '/search',
  summary: 'Find a BOM, serial or part number, ignoring case',
  access: signedIn(),
  fallback: catalogueMessages.partNotFound,
  body: z.object({ type: z.enum(searchTypes), input: text(limits.catalogueNumber) }),
  reply: z.object({ type: z.enum(searchTypes), identifier: z.string() }),
})

export const suggestion = z.object({
  type: z.enum(searchTypes),
  /** The number as the catalogue writes it. */
  identifier: z.string(),
  description: z.string(),
})
export type Suggestion = z.infer<typeof suggestion>

export const suggestNumbers = defineEndpoint({
  id: 'E68',
  method: 'GET',
  path: '/search/suggestions',
  summary: 'BOM, serial and part numbers that fit a piece of a number or a description, best first',
  access: signedIn(),
  fallback: catalogueMessages.suggestionsFailed,
  query: z.object({ text: text(limits.catalogueNumber) }),
  reply: z.object({ suggestions: z.array(suggestion) }),
})

export const getPart = defineEndpoint({
  id: 'E26',
  method: 'GET',
  path: '/part/{partNumber}',
  summary: 'One part with its price for the acting company',
  access: signedIn(),
  fallback: catalogueMessages.partNotFound,
  params: z.object({ partNumber: catalogueNumber }),
  reply: part,
})

export const findParts = defineEndpoint({
  id: 'E74',
  method: 'POST',
  path: '/part/batch',
  summary: 'The parts of several numbers, ignoring case, with their prices; unknown numbers are left out',
  access: signedIn(),
  fallback: catalogueMessages.partFailed,
  body: z.object({
    partNumbers: z.array(catalogueNumber).check(z.minLength(1), z.maxLength(limits.cartItems)),
  }),
  reply: z.object({ parts: z.array(part) }),
})

export const getLookup = defineEndpoint({
  id: 'E27',
  method: 'GET',
  path: '/lookup/{type}/{identifier}',
  summary: 'A pump or BOM with the whole tree of its parts',
  access: signedIn(),
  fallback: catalogueMessages.lookupFailed,
  params: z.object({
    type: z.enum([...searchTypes, 'part-number']),
    identifier: catalogueNumber,
  }),
  reply: z.object({
    bomNumber: z.string(),
    pumpModel: z.nullable(z.string()),
    trim: z.nullable(z.number()),
    serialNumber: z.nullable(z.string()),
    /** Host and path without a scheme, or a path of this site. */
    manualUrl: z.nullable(z.string()),
    pumpCurves: z.array(z.object({ name: z.string(), url: z.string() })),
    forceNestedBom: z.boolean(),
    bom: z.object({ partNumber: z.string(), description: z.string(), parts: z.array(bomLine) }),
    companyDiscount: z.nullable(z.number()),
  }),
})

export const getSerial = defineEndpoint({
  id: 'E28',
  method: 'GET',
  path: '/serial/{serialNumber}',
  summary: 'The nameplate data of one pump',
  access: signedIn(),
  fallback: catalogueMessages.pumpFailed,
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
    /** Finished addresses outside the shop; null hides the button (SERIAL-03, SERIAL-04). */
    links: z.object({
      manual1: z.nullable(z.string()),
      manual2: z.nullable(z.string()),
      catalogue: z.nullable(z.string()),
      videos: z.nullable(z.string()),
      explodedDrawing: z.nullable(z.string()),
      asset: z.nullable(z.string()),
    }),
  }),
})

export const listPaintColors = defineEndpoint({
  id: 'E30',
  method: 'GET',
  path: '/paint-color',
  summary: 'Paint colours by name',
  access: signedIn(),
  fallback: catalogueMessages.paintColorsFailed,
  reply: z.object({ paintColors: z.array(paintColor) }),
})

/** Where a part stands in a BOM. */
const place = z.object({
  bomNumber: z.string(),
  description: z.string(),
  pumpModel: z.nullable(z.string()),
  /** The part numbers of the assemblies that lead from the BOM down to the part. */
  path: z.array(z.string()),
  /** The number that the BOM lists: the part's own, or that of a part it replaced. */
  listedAs: z.string(),
})

export const getWhereUsed = defineEndpoint({
  id: 'E69',
  method: 'GET',
  path: '/part/{partNumber}/where-used',
  summary: 'The BOMs and pumps that contain a part or what it replaced, a page of each',
  access: signedIn(),
  fallback: catalogueMessages.whereUsedFailed,
  params: z.object({ partNumber: catalogueNumber }),
  query: z.object({
    /** Found in BOM numbers, descriptions, pump models and serial numbers, ignoring case. */
    searchValue: z._default(text(limits.catalogueNumber), ''),
    bomPageNumber: z._default(pathId, 1),
    pumpPageNumber: z._default(pathId, 1),
  }),
  reply: z.object({
    part,
    /** The parts that this one replaced, the nearest first. */
    replaces: z.array(replacement),
    bomCount: z.int(),
    /** BOMs of pumps first, then the assemblies that list the part themselves. */
    boms: z.array(z.extend(place, { buildQuantity: z.number(), pumpCount: z.int() })),
    pumpCount: z.int(),
    pumps: z.array(z.extend(place, { serialNumber: z.string() })),
  }),
})
