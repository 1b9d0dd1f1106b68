import { z } from 'zod'
import { date, defineEndpoint, limits, signedIn, text, typedQuantity } from '../kernel/index.ts'

export const getLeadTime = defineEndpoint({
  id: 'E29',
  method: 'POST',
  path: '/leadtime',
  summary: "The ERP's ready date for a quantity of a part, before the shop's own shift",
  access: signedIn(),
  body: z.object({ partNum: text(limits.catalogueNumber), quantity: typedQuantity }),
  reply: z.object({ dateAvailable: date }),
})
