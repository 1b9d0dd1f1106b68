import { z } from 'zod/mini'
import {
  catalogueNumber,
  date,
  defineEndpoint,
  id,
  limits,
  pathId,
  signedIn,
} from '../../core/kernel/index.ts'
import { describedChange } from './change.ts'
import { fitMessages } from './messages.ts'
import { shippedSources } from './pump-states.ts'
import { forPump } from './for-pump.ts'

export const getFit = defineEndpoint({
  name: 'fit.get',
  method: 'GET',
  path: '/serial/{serialNumber}/fit',
  summary: "How a pump as shipped, and as the acting company maintains it, differs from today's BOM",
  access: signedIn(),
  fallback: fitMessages.fitFailed,
  params: z.object({ serialNumber: catalogueNumber }),
  reply: z.object({
    pumpId: id,
    serialNumber: z.string(),
    bomNumber: z.string(),
    description: z.string(),
    shipDate: z.nullable(date),
    /** Trim and angle from the nameplate. */
    trim: z.nullable(z.number()),
    angle: z.nullable(z.number()),
    shippedBy: z.enum(shippedSources),
    /** `As shipped 2019, by date` */
    shippedTitle: z.string(),
    /** From the pump as shipped to today's BOM. */
    sinceShipped: z.array(describedChange),
    /** From the pump as maintained to today's BOM. */
    sinceMaintained: z.array(describedChange),
    /** From the pump as shipped to the pump as maintained: the parts that services put in. */
    serviced: z.array(describedChange),
  }),
})

export const findVerdicts = defineEndpoint({
  name: 'fit.findVerdicts',
  method: 'POST',
  isRead: true,
  path: '/pump/{pumpId}/verdicts',
  summary: 'Whether parts fit a pump, as the acting company maintains it',
  access: signedIn(),
  fallback: fitMessages.fitFailed,
  params: z.object({ pumpId: pathId }),
  body: z.object({ partIds: z.array(id).check(z.minLength(1), z.maxLength(limits.cartItems)) }),
  reply: z.object({
    /** In the order asked. */
    verdicts: z.array(z.object({ partId: id, forPump })),
  }),
})
