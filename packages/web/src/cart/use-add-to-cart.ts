import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  cartMessages,
  checkQuantity,
  getCartMap,
  getCartQuantity,
  type ItemOptions,
  putCart,
  sentOptions,
} from '@volute/domain/cart'
import type { Part } from '@volute/domain/catalogue'
import { call, queryKey, sentenceOf, useSession } from '../api/index.ts'
import { preferencesQuery } from '../catalogue/index.ts'
import { toast } from '../ui/toast.ts'

export interface Addition {
  part: Part
  quantity: number
  options: ItemOptions
}

/** Adds a part to the cart, says so, and refreshes the cart's badge (PART-08, PART-22, PART-23). */
export function useAddToCart() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ part, quantity, options }: Addition) =>
      call(
        putCart,
        {
          replaceAll: false,
          items: [{ partId: part.partId, quantity, units: part.unitName, ...sentOptions(part, options) }],
        },
        { fallback: cartMessages.addFailed },
      ),
    onSuccess: (_, { part, quantity }) => {
      toast.success(cartMessages.partAdded, `${quantity} ${part.description}`)
      void client.invalidateQueries({ queryKey: queryKey(getCartQuantity) })
      void client.invalidateQueries({ queryKey: queryKey(getCartMap) })
    },
  })
}

const uncut = { impellerAngle: 0, impellerTrim: 0 }

/** Adds a row of the parts list as it is: in the company's default colour, else without paint (OQ-65). */
export function useQuickAdd() {
  const client = useQueryClient()
  const add = useAddToCart()
  const { user } = useSession()
  return async (part: Part, typed: string) => {
    const quantity = checkQuantity(typed)
    if (!quantity.ok) return toast.failure(quantity.error)
    try {
      const options = { ...uncut, paintColorId: part.isPaintable ? await defaultPaint() : null }
      await add.mutateAsync({ part, quantity: quantity.value, options })
    } catch (failure) {
      toast.failure(sentenceOf(failure))
    }
  }

  async function defaultPaint(): Promise<number | null> {
    const preferences = await client.query({ ...preferencesQuery(user.companyId), staleTime: 'static' })
    return preferences.defaultPaintColor?.paintColorId ?? null
  }
}
