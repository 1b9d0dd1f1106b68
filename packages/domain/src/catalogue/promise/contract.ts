import { z } from 'zod/mini'
import {
  catalogueNumber,
  defineEndpoint,
  limits,
  money,
  signedIn,
  text,
  typedQuantity,
  utc,
} from '../../core/kernel/index.ts'
import { promiseMessages } from './messages.ts'
import { promised, supplied } from './promise.ts'

/**
 * Dates on which a quantity of a part can be ready, with their sources; null when the shop does not know the part, or the
 * ERP gives no answer.
 */
export const partPromise = z.object({
  /** Before the shop's own shift, which depends on the options of a line (LEAD-05 to LEAD-07). */
  shares: promised,
  /** The customer's own unit price; null when the catalogue's applies. */
  price: z.nullable(money),
  /** Time of the ERP's answer. */
  asOf: utc,
  /** True when the ERP does not answer and this is its last known answer. */
  isOld: z.boolean(),
})

export const getPromises = defineEndpoint({
  name: 'promise.getMany',
  method: 'POST',
  isRead: true,
  path: '/promises',
  summary:
    'How much of each part is ready when, before the shop’s own shift, and from where; in their order, null where nothing is known',
  access: signedIn(),
  fallback: promiseMessages.failed,
  body: z.object({
    items: z
      .array(z.object({ partNum: text(limits.catalogueNumber), quantity: typedQuantity }))
      .check(z.maxLength(limits.leadTimeItems)),
  }),
  reply: z.object({ items: z.array(z.nullable(partPromise)) }),
})

export const getSupply = defineEndpoint({
  name: 'promise.getSupply',
  method: 'GET',
  path: '/part/{partNumber}/supply',
  summary:
    'What the ERP has of a part for the acting company: stock by warehouse, receipts by date, and what can be made',
  access: signedIn(),
  fallback: promiseMessages.supplyFailed,
  params: z.object({ partNumber: catalogueNumber }),
  reply: z.object({
    /** By date; the last one has no end. */
    supplies: z.array(supplied),
    /** Time of the ERP's answer. */
    asOf: utc,
    /** True when the ERP does not answer and this is its last known answer. */
    isOld: z.boolean(),
  }),
})
