import { z } from 'zod/mini'
import { countedRows, id, utc } from '../../core/kernel/index.ts'
import { part } from '../../catalogue/part/index.ts'
import { searchTypes } from '../../catalogue/numbers/index.ts'

/** The groups of the results, in the order in which they are shown. */
export const resultKinds = ['pump', 'part', 'manual', 'own'] as const
export type ResultKind = (typeof resultKinds)[number]

/** A text and where what was searched for stands in it: from its first character to before its last, in order. */
const markedText = z.object({ text: z.string(), marks: z.array(z.tuple([z.int(), z.int()])) })
export type MarkedText = z.infer<typeof markedText>

/** A machine by its serial number, or the BOM that such machines are built to. */
const pumpHit = z.object({
  kind: z.literal('pump'),
  type: z.enum(['serial', 'bom']),
  /** The serial number or the BOM's. */
  number: markedText,
  description: markedText,
  pumpModel: z.nullable(z.string()),
  bomNumber: z.string(),
  /** The part whose drawing shows it. */
  drawingNumber: z.string(),
  /** Names of the pump in the acting company's fleet; null where it is not in it. */
  fleet: z.nullable(
    z.object({ fleetPumpId: id, tag: z.nullable(markedText), nickname: z.nullable(markedText) }),
  ),
})

const partHit = z.object({
  kind: z.literal('part'),
  /** With the price of the acting company; what is not sold comes last. */
  part,
  number: markedText,
  description: markedText,
  isInStock: z.boolean(),
  /** The pump BOMs that contain it, by their number. */
  whereUsed: z.object({ bomCount: z.int(), firstBoms: z.array(z.string()) }),
})

const manualHit = z.object({
  kind: z.literal('manual'),
  name: z.string(),
  /** As the BOM's own documents have it: host and path without scheme, or a path of this site. */
  url: z.string(),
  page: z.int(),
  snippet: markedText,
  /** The models whose BOMs name it. */
  pumpModels: z.array(z.string()),
})

/** Texts that the acting company wrote itself. */
const ownHit = z.object({
  kind: z.literal('own'),
  type: z.enum(['order', 'quote']),
  id,
  /** The ERP's id of an order, by which its page opens; null for a quote. */
  erpSalesOrderId: z.nullable(z.string()),
  /** The order's number, or the quote's name. */
  title: markedText,
  /** The order's PO number. */
  detail: z.nullable(markedText),
  receivedUtc: z.nullable(utc),
})

export const searchHit = z.discriminatedUnion('kind', [pumpHit, partHit, manualHit, ownHit])
export type SearchHit = z.infer<typeof searchHit>
export type PumpHit = z.infer<typeof pumpHit>
export type PartHit = z.infer<typeof partHit>
export type ManualHit = z.infer<typeof manualHit>
export type OwnHit = z.infer<typeof ownHit>

/** Results of a search: every group with its count, and hits of all groups or of the one that was asked for. */
export const searchResults = z.object({
  /** Numbers that are the text itself: of a single one the page is opened at once. */
  exact: z.array(z.object({ type: z.enum(searchTypes), identifier: z.string() })),
  /** Pump or model that the results are narrowed to, by `for …` or the page's pump. */
  narrowedTo: z.nullable(
    z.object({ type: z.enum(['serial', 'model']), identifier: z.string(), pumpId: z.nullable(id) }),
  ),
  /** The words that misspelt ones were taken for. */
  meant: z.array(z.object({ typed: z.string(), meant: z.array(z.string()) })),
  groups: z.array(z.extend(countedRows, { kind: z.enum(resultKinds), hits: z.array(searchHit) })),
  facets: z.object({
    /** The models whose BOMs contain what was found, most first. */
    models: z.array(z.object({ model: z.string(), count: z.int() })),
    /** Parts found that are in stock. */
    inStock: z.int(),
  }),
})
export type SearchResults = z.infer<typeof searchResults>
