import { z } from 'zod'
import { cartItem } from '../cart/index.ts'
import { paintColor } from '../catalogue/index.ts'
import { defineEndpoint, id, signedIn } from '../kernel/index.ts'

export const getReviewOrder = defineEndpoint({
  id: 'E33',
  method: 'GET',
  path: '/review-order',
  summary: 'Everything the checkout shows about the person, the company and the cart',
  access: signedIn(),
  reply: z.object({
    user: z.object({
      name: z.string(),
      companyName: z.string(),
      email: z.string(),
      phoneNumber: z.string().nullable(),
      savedCustomers: z.array(z.object({ savedCustomerAddressId: id, name: z.string() })),
      /** The ERP's customer code, no invite code (OQ-25). */
      companyCode: z.string().nullable(),
      companyDiscount: z.number().nullable(),
      distributorAccountCode: z.string().nullable(),
    }),
    shoppingCart: z.object({ items: z.array(cartItem), paintColors: z.array(paintColor) }),
  }),
})
