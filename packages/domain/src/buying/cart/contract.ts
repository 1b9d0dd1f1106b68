import { z } from 'zod/mini'
import { paintColor } from '../../catalogue/part/index.ts'
import { defineEndpoint, emptyReply, id, limits, signedIn } from '../../core/kernel/index.ts'
import { cartEdit } from './cart-edit.ts'
import { cartItem } from './cart-item.ts'
import { cartCount } from './cart-state.ts'
import { itemIn } from './cart-line.ts'
import { cartMessages } from './messages.ts'

export const getCartQuantity = defineEndpoint({
  name: 'cart.getQuantity',
  method: 'GET',
  path: '/cart/quantity',
  summary: 'The number of lines in the cart, and the sum of their quantities',
  access: signedIn(),
  fallback: 'Internal server error. Unable to load cart quantity.',
  reply: cartCount,
  isActivity: false,
})

export const getCartMap = defineEndpoint({
  name: 'cart.get',
  method: 'GET',
  path: '/cart/map',
  summary: 'The cart with the paint colours and what the company pays',
  access: signedIn(),
  fallback: cartMessages.loadFailed,
  isListed: true,
  reply: z.object({
    items: z.array(cartItem),
    paintColors: z.array(paintColor),
    companyName: z.string(),
    companyDiscount: z.nullable(z.number()),
    distributorAccountCode: z.nullable(z.string()),
    version: z.int(),
  }),
})

export const putCart = defineEndpoint({
  name: 'cart.put',
  method: 'PUT',
  path: '/cart',
  summary:
    'Add items (replaceAll false), or replace the cart (replaceAll true), of one version if that is named',
  access: signedIn(),
  fallback: cartMessages.addFailed,
  errors: ['CART_FULL', 'CART_CHANGED'],
  body: z.discriminatedUnion('replaceAll', [
    z.object({
      replaceAll: z.literal(false),
      items: z.array(itemIn).check(z.minLength(1), z.maxLength(limits.cartItems)),
    }),
    z.object({
      replaceAll: z.literal(true),
      /** If given, the cart must still have this version; if absent, any stored cart is replaced (OQ-106). */
      version: z.optional(z.int32()),
      items: z.array(itemIn).check(z.maxLength(limits.cartItems)),
    }),
  ]),
  reply: emptyReply,
})

export const editCart = defineEndpoint({
  name: 'cart.edit',
  method: 'POST',
  path: '/cart/edits',
  summary: 'Edit single lines of the cart, in their order; an edit that is sent again is not done again',
  access: signedIn(),
  fallback: cartMessages.updateFailed,
  body: z.object({
    edits: z
      .array(z.object({ editId: z.uuid(), edit: cartEdit }))
      .check(z.minLength(1), z.maxLength(limits.cartEdits)),
  }),
  reply: z.extend(getCartMap.reply, {
    edits: z.array(
      z.object({
        editId: z.uuid(),
        /** `conflict`: the stored value was changed meanwhile, and stays. `refused`: the edit is not allowed. */
        outcome: z.enum(['applied', 'conflict', 'refused']),
        error: z.nullable(z.string()),
        /** Ids of the lines that the edit created, by the ids they were sent with. */
        made: z.record(z.string(), id),
      }),
    ),
  }),
})
