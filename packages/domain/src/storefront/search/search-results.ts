import { z } from 'zod/mini'
import { countedRows, id, utc } from '../../core/kernel/index.ts'
import { part } from '../../catalogue/part/index.ts'
import { searchTypes } from '../../catalogue/numbers/index.ts'
import { partFacets } from './part-facets.ts'
import { resultKinds } from './result-kinds.ts'

/** A text with the positions of the search words in order: index of the first character, and of the one after the last. */
const markedText = z.object({ text: z.string(), marks: z.array(z.tuple([z.int(), z.int()])) })
export type MarkedText = z.infer<typeof markedText>

/** A pump by its serial number, or the BOM that such pumps are built to. */
const pumpHit = z.object({
  kind: z.literal('pump'),
  type: z.enum(['serial', 'bom']),
  /** Serial number, or BOM number. */
  number: markedText,
  description: markedText,
  pumpModel: z.nullable(z.string()),
  bomNumber: z.string(),
  /** The part whose drawing shows it. */
  drawingNumber: z.string(),
  /** Names of the pump in the acting company's fleet; null if it is not in the fleet. */
  fleet: z.nullable(
    z.object({ fleetPumpId: id, tag: z.nullable(markedText), nickname: z.nullable(markedText) }),
  ),
})

const partHit = z.object({
  kind: z.literal('part'),
  /** With the price of the acting company; parts that are not sold come last. */
  part,
  number: markedText,
  description: markedText,
  isInStock: z.boolean(),
  /** Pump BOMs that contain it, by number. */
  whereUsed: z.object({ bomCount: z.int(), firstBoms: z.array(z.string()) }),
})

const manualHit = z.object({
  kind: z.literal('manual'),
  name: z.string(),
  /** As in the BOM's own documents: host and path without a scheme, or a path on this site. */
  url: z.string(),
  page: z.int(),
  snippet: markedText,
  /** Models whose BOMs list it. */
  pumpModels: z.array(z.string()),
})

/** Orders and quotes, found by texts that the acting company wrote. */
const ownHit = z.object({
  kind: z.literal('own'),
  type: z.enum(['order', 'quote']),
  id,
  /** The ERP's id of an order, used to open its page; null for a quote. */
  erpSalesOrderId: z.nullable(z.string()),
  /** Order number, or quote name. */
  title: markedText,
  /** PO number of the order. */
  detail: z.nullable(markedText),
  receivedUtc: z.nullable(utc),
})

/** A symptom of a manual that answers a text about a fault, with its causes and remedies (FIND-60). */
const faultAnswer = z.object({
  name: z.string(),
  url: z.string(),
  /** Models whose BOMs list the manual. */
  pumpModels: z.array(z.string()),
  symptom: markedText,
  rows: z.array(z.object({ page: z.int(), cause: z.string(), remedy: z.string() })),
})
export type FaultAnswer = z.infer<typeof faultAnswer>

export const searchHit = z.discriminatedUnion('kind', [pumpHit, partHit, manualHit, ownHit])
export type SearchHit = z.infer<typeof searchHit>
export type PumpHit = z.infer<typeof pumpHit>
export type PartHit = z.infer<typeof partHit>
export type ManualHit = z.infer<typeof manualHit>
export type OwnHit = z.infer<typeof ownHit>

const exactTypes = [...searchTypes, 'order'] as const

/** Results of a search: all groups with their counts, and hits of all groups or of the requested one. */
export const searchResults = z.object({
  /**
   * Numbers that the text is, in the surest spelling: of the catalogue, of the company's pumps by tag or nickname, and of its
   * orders, by the ERP's id. If there is only one, its page opens at once.
   */
  exact: z.array(z.object({ type: z.enum(exactTypes), identifier: z.string() })),
  /** Quantity typed with the part number that the results are for, as in `TB10773 4`. */
  quantity: z.optional(z.int()),
  /** Pump or model that the results are narrowed to, by `for …` or by the pump of the page. */
  narrowedTo: z.nullable(
    z.object({
      type: z.enum(['serial', 'model']),
      identifier: z.string(),
      pumpId: z.nullable(id),
      /** Impeller on the pump's nameplate. */
      trim: z.nullable(z.number()),
      angle: z.nullable(z.number()),
    }),
  ),
  /** Corrections of misspelled words. */
  meant: z.array(z.object({ typed: z.string(), meant: z.array(z.string()) })),
  /** Answers from the fault tables of manuals, before all groups; left out if there are none. */
  faults: z.optional(z.array(faultAnswer)),
  groups: z.array(
    z.extend(countedRows, {
      kind: z.enum(resultKinds),
      /** Typed words that none of its hits has. */
      missing: z.optional(z.array(z.string())),
      hits: z.array(searchHit),
    }),
  ),
  facets: z.object({
    /** Models whose BOMs contain the results, most frequent first. */
    models: z.array(z.object({ model: z.string(), count: z.int() })),
    /** Values of the parts found, most frequent first; of a facet without any, nothing. */
    parts: z.array(
      z.object({
        facet: z.enum(partFacets),
        values: z.array(z.object({ value: z.string(), count: z.int() })),
      }),
    ),
    /** Number of parts found that are in stock. */
    inStock: z.int(),
  }),
})
export type SearchResults = z.infer<typeof searchResults>
