import { z } from 'zod/mini'
import { catalogueNumber, defineEndpoint, limits, pathId, signedIn, text } from '../../core/kernel/index.ts'
import { partMessages } from './messages.ts'
import { paintColor, part, replacement } from './part.ts'

export const getPart = defineEndpoint({
  name: 'part.get',
  method: 'GET',
  path: '/part/{partNumber}',
  summary: 'One part with its price for the acting company',
  access: signedIn(),
  fallback: partMessages.partNotFound,
  params: z.object({ partNumber: catalogueNumber }),
  reply: part,
})

export const listPaintColors = defineEndpoint({
  name: 'part.listPaintColors',
  method: 'GET',
  path: '/paint-color',
  summary: 'Paint colours by name',
  access: signedIn(),
  fallback: partMessages.paintColorsFailed,
  reply: z.object({ paintColors: z.array(paintColor) }),
})

export const drawingKinds = ['exploded', 'section'] as const
export type DrawingKind = (typeof drawingKinds)[number]

export const findDrawings = defineEndpoint({
  name: 'part.findDrawings',
  method: 'POST',
  isRead: true,
  path: '/part/drawings',
  summary: 'Which drawings there are of several parts',
  access: signedIn(),
  fallback: partMessages.drawingFailed,
  body: z.object({
    partNumbers: z.array(catalogueNumber).check(z.minLength(1), z.maxLength(limits.savedDrawings)),
  }),
  reply: z.object({
    /** In the order asked. */
    drawings: z.array(z.object({ partNumber: z.string(), kinds: z.array(z.enum(drawingKinds)) })),
  }),
})

/** URL path of a part's drawing of a kind: `/svgs/4RB-EM-100%20X-Section.svg` (LOOKUP-11). */
export function drawingPath(partNumber: string, kind: DrawingKind): string {
  return `/svgs/${encodeURIComponent(drawingName(partNumber, kind))}`
}

/** File name of a part's drawing: `4RB-EM-100 X-Section.svg`. */
export const drawingName = (partNumber: string, kind: DrawingKind) =>
  `${partNumber}${kind === 'section' ? ' X-Section' : ''}.svg`

/** Position of a part in a BOM. */
const place = z.object({
  bomNumber: z.string(),
  description: z.string(),
  pumpModel: z.nullable(z.string()),
  /** Part numbers of the assemblies that lead from the BOM down to the part. */
  path: z.array(z.string()),
  /** The number that the BOM lists: the part's own, or that of a part it replaced. */
  listedAs: z.string(),
})

export const getWhereUsed = defineEndpoint({
  name: 'part.getWhereUsed',
  method: 'GET',
  path: '/part/{partNumber}/where-used',
  summary: 'The BOMs and pumps that contain a part or what it replaced, a page of each',
  access: signedIn(),
  fallback: partMessages.whereUsedFailed,
  params: z.object({ partNumber: catalogueNumber }),
  query: z.object({
    /** Matched in BOM numbers, descriptions, pump models and serial numbers, ignoring case. */
    searchValue: z._default(text(limits.catalogueNumber), ''),
    bomPageNumber: z._default(pathId, 1),
    pumpPageNumber: z._default(pathId, 1),
  }),
  reply: z.object({
    part,
    /** Parts that this one replaced, nearest first. */
    replaces: z.array(replacement),
    bomCount: z.int(),
    /** BOMs of pumps first, then the assemblies that list the part directly. */
    boms: z.array(z.extend(place, { buildQuantity: z.number(), pumpCount: z.int() })),
    pumpCount: z.int(),
    pumps: z.array(z.extend(place, { serialNumber: z.string() })),
  }),
})
