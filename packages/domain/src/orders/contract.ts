import { z } from 'zod'
import { shipTo } from '../checkout/index.ts'
import { date, defineEndpoint, id, signedIn, text, typedQuantity, typedText } from '../kernel/index.ts'
import { completedOrder, requestStatus } from './order.ts'
import { orderMessages } from './messages.ts'

const orderLineIn = z.object({
  partId: id,
  partNumber: z.string().nullish(),
  price: z.number().nullish(),
  description: z.string().nullish(),
  quantity: typedQuantity,
  paintColorId: z.int().nullish(),
  impellerTrim: z.number().nullish(),
  impellerAngle: z.number().nullish(),
  shipBy: date,
  needBy: date,
})
export type OrderLineIn = z.infer<typeof orderLineIn>

export const placeSalesOrder = defineEndpoint({
  id: 'E36',
  method: 'POST',
  path: '/sales-order',
  summary: 'Place a sales order; the same request code again answers the same order',
  access: signedIn({ anyOf: [['PLACE_SALES_ORDERS']], refusal: orderMessages.mayNotOrder }),
  body: shipTo.extend({
    salesOrderRequestCode: z.uuid(),
    comment: typedText,
    allowPartialShipments: z.boolean(),
    shippingBillingType: z.string().nullish(),
    shippingBillingAccountNumber: typedText,
    specialInstructions: typedText,
    needBy: date,
    shipBy: date,
    /** The ship type's code, which also says carrier and billing type (OQ-83). */
    shipVia: typedText,
    poNumber: typedText,
    cart: z.array(orderLineIn).max(500),
    salesQuoteId: id.nullish(),
  }),
  reply: z.object({ salesOrderRequestCode: z.uuid(), requestStatus }),
  success: 201,
})

export const getOrderStatus = defineEndpoint({
  id: 'E37',
  method: 'GET',
  path: '/sales-order/{requestCode}',
  summary: 'How far a placed order is on its way to the ERP',
  access: signedIn(),
  params: z.object({ requestCode: text(36) }),
  reply: z.object({ requestStatus, erpSalesOrderId: z.string().nullable() }),
})

export const getCompletedOrder = defineEndpoint({
  id: 'E38',
  method: 'GET',
  path: '/completed-order/{orderNumber}',
  summary: 'An order of the acting company in full',
  access: signedIn(),
  params: z.object({ orderNumber: text(50) }),
  reply: completedOrder,
})
