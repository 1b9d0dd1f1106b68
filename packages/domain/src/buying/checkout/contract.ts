import { z } from 'zod/mini'
import { cartItem } from '../cart/index.ts'
import { paintColor } from '../../catalogue/part/index.ts'
import { defineEndpoint, emptyReply, id, pathId, signedIn } from '../../core/kernel/index.ts'
import { addressToSave, savedAddress } from './saved-address.ts'
import { checkoutMessages } from './messages.ts'
import { pastDelivery } from './delivery.ts'

export const getReviewOrder = defineEndpoint({
  name: 'checkout.get',
  method: 'GET',
  path: '/review-order',
  summary: 'Everything the checkout shows about the person, the company and the cart',
  access: signedIn(),
  fallback: checkoutMessages.loadFailed,
  reply: z.object({
    user: z.object({
      name: z.string(),
      companyName: z.string(),
      email: z.string(),
      phoneNumber: z.nullable(z.string()),
      savedCustomers: z.array(z.object({ savedCustomerAddressId: id, name: z.string() })),
      /** Customer code at the ERP, not an invite code (OQ-25). */
      companyCode: z.nullable(z.string()),
      companyDiscount: z.nullable(z.number()),
      distributorAccountCode: z.nullable(z.string()),
    }),
    /** Delivery of the person's last order for this company that was not rejected; null before the first. */
    lastDelivery: z.nullable(pastDelivery),
    shoppingCart: z.object({ items: z.array(cartItem), paintColors: z.array(paintColor) }),
  }),
})

export const getSavedAddress = defineEndpoint({
  name: 'checkout.getAddress',
  method: 'GET',
  path: '/saved-customer-address/{savedCustomerAddressId}',
  summary: 'An address that one saved oneself for the acting company',
  access: signedIn(),
  fallback: checkoutMessages.loadAddressFailed,
  params: z.object({ savedCustomerAddressId: pathId }),
  reply: savedAddress,
})

export const saveAddress = defineEndpoint({
  name: 'checkout.saveAddress',
  method: 'PUT',
  path: '/saved-customer-address',
  summary: 'Save an address for the acting company; the same name again overwrites it and keeps its id',
  access: signedIn(),
  fallback: checkoutMessages.saveAddressFailed,
  errors: ['SAVED_ADDRESSES_FULL'],
  body: addressToSave,
  reply: z.object({ savedCustomerAddressId: id }),
})

export const deleteSavedAddress = defineEndpoint({
  name: 'checkout.deleteAddress',
  method: 'DELETE',
  path: '/saved-customer-address/{savedCustomerAddressId}',
  summary: 'Delete an address that one saved oneself for the acting company',
  access: signedIn(),
  fallback: checkoutMessages.deleteAddressFailed,
  params: z.object({ savedCustomerAddressId: pathId }),
  reply: emptyReply,
})
