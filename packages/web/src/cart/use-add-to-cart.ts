import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  cartMessages,
  getCartMap,
  getCartQuantity,
  type ItemOptions,
  putCart,
  sentOptions,
} from '@volute/domain/cart'
import type { Part } from '@volute/domain/part'
import { call, queryKey, sentenceOf, useSession } from '../api/index.ts'
import { preferencesQuery } from '../part/index.ts'
import { toast } from '../ui/toast.ts'

export interface Addition {
  part: Part
  quantity: number
  options: ItemOptions
}

/** Adds parts to the cart in one call, says so, and refreshes the cart's badge (PART-08, PART-22, PART-23). */
export function useAddToCart() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (additions: readonly Addition[]) =>
      call(putCart, { replaceAll: false, items: additions.map(itemFrom) }),
    onSuccess: (_, additions) => {
      toast.success(cartMessages.partAdded, whatWasAdded(additions))
      void client.invalidateQueries({ queryKey: queryKey(getCartQuantity) })
      void client.invalidateQueries({ queryKey: queryKey(getCartMap) })
    },
  })
}

function itemFrom({ part, quantity, options }: Addition) {
  return { partId: part.partId, quantity, units: part.unitName, ...sentOptions(part, options) }
}

function whatWasAdded(additions: readonly Addition[]): string {
  const [only] = additions
  if (only && additions.length === 1) return `${only.quantity} ${only.part.description}`
  return `${additions.length.toLocaleString('en-US')} parts`
}

const uncut = { impellerAngle: 0, impellerTrim: 0 }

/** Adds a row of the parts list as it is: in the company's default colour, else without paint. */
export function useQuickAdd() {
  const client = useQueryClient()
  const { mutateAsync } = useAddToCart()
  const { user } = useSession()
  return async (part: Part, quantity: number) => {
    try {
      const options = { ...uncut, paintColorId: part.isPaintable ? await defaultPaint() : null }
      await mutateAsync([{ part, quantity, options }])
    } catch (failure) {
      toast.failure(sentenceOf(failure))
    }
  }

  async function defaultPaint(): Promise<number | null> {
    const preferences = await client.query({ ...preferencesQuery(user.companyId), staleTime: 'static' })
    return preferences.defaultPaintColor?.paintColorId ?? null
  }
}
