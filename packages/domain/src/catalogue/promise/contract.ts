import { z } from 'zod/mini'
import { defineEndpoint, limits, money, signedIn, text, typedQuantity, utc } from '../../core/kernel/index.ts'
import { promiseMessages } from './messages.ts'
import { promised } from './promise.ts'

/** When the quantity of a part can be ready, and why; null where the shop knows no such part, or the ERP says nothing. */
export const partPromise = z.object({
  /** Before the shop's own shift, which follows from the options of a line (LEAD-05 to LEAD-07). */
  shares: promised,
  /** The customer's own price of one piece; null where the catalogue's holds. */
  price: z.nullable(money),
  /** When the ERP said so. */
  asOf: utc,
  /** The ERP is silent: this is the last that it said. */
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
