import { z } from 'zod/mini'
import { alternateKinds } from '../../catalogue/fit/index.ts'
import { part } from '../../catalogue/part/index.ts'
import { catalogueNumber, defineEndpoint, signedIn, utc } from '../../core/kernel/index.ts'
import { partPageMessages } from './messages.ts'

/** A part approved in place of the one on the page. */
const alternate = z.object({
  /** With the price of the acting company. */
  part,
  kind: z.enum(alternateKinds),
  note: z.nullable(z.string()),
  /** The only BOM in which it is approved; null is every BOM. */
  onlyIn: z.nullable(z.string()),
})
export type PartAlternate = z.infer<typeof alternate>

/** A manual of the pumps that contain the part, or one that names it. */
const partDocument = z.object({
  name: z.string(),
  /** As in the BOM's own documents: host and path without a scheme, or a path on this site. */
  url: z.string(),
  /** First pages that name the part number. */
  pages: z.array(z.int()),
})
export type PartDocument = z.infer<typeof partDocument>

/** The latest order of a part that the ERP received and did not reject. */
const lastBought = z.object({
  atUtc: utc,
  quantity: z.int(),
  /** The ERP's id of the order, which opens its page. */
  erpSalesOrderId: z.string(),
  erpSalesOrderNumber: z.string(),
})
export type LastBought = z.infer<typeof lastBought>

export const getPartPage = defineEndpoint({
  name: 'partPage.get',
  method: 'GET',
  path: '/part/{partNumber}/page',
  summary:
    'What the page of a part shows beside its uses: alternates, the manuals that name it, and the last order of the acting company',
  access: signedIn(),
  fallback: partPageMessages.failed,
  params: z.object({ partNumber: catalogueNumber }),
  reply: z.object({
    /** Sold ones first. */
    alternates: z.array(alternate),
    /** Those that name the part first. */
    documents: z.array(partDocument),
    lastBought: z.nullable(lastBought),
  }),
})
