import { z } from 'zod/mini'
import { defineEndpoint, limits, signedIn, text, typedQuantity, utc } from '../../core/kernel/index.ts'
import { leadTimeMessages } from './messages.ts'

/** Midnight of the ready day at the shop (LEAD-08, OQ-109). */
const dateAvailable = utc
const wanted = z.object({ partNum: text(limits.catalogueNumber), quantity: typedQuantity })

export const getLeadTime = defineEndpoint({
  name: 'leadTime.get',
  method: 'POST',
  isRead: true,
  path: '/leadtime',
  summary: "The ERP's ready date for a quantity of a part, before the shop's own shift",
  access: signedIn(),
  fallback: leadTimeMessages.failed,
  body: wanted,
  reply: z.object({ dateAvailable }),
})

export const getLeadTimes = defineEndpoint({
  name: 'leadTime.getMany',
  method: 'POST',
  isRead: true,
  path: '/leadtime/batch',
  summary: 'The same for many parts at once, in their order; null where there is no date',
  access: signedIn(),
  fallback: leadTimeMessages.failed,
  body: z.object({ items: z.array(wanted).check(z.maxLength(limits.leadTimeItems)) }),
  reply: z.object({ items: z.array(z.object({ dateAvailable: z.nullable(dateAvailable) })) }),
})
