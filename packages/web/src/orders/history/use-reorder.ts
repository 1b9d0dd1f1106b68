import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getCartMap, getCartQuantity } from '@volute/domain/cart'
import { orderMessages, reorder } from '@volute/domain/orders'
import { call, queryKey, sentenceOf } from '../../api/index.ts'
import { toast } from '../../ui/toast.ts'

/** Puts an order's lines into the cart again; `lines` then says what became of each (E72). */
export function useReorder(orderNumber: string) {
  const client = useQueryClient()
  const { data, mutate, isPending } = useMutation({
    mutationFn: () => call(reorder, { orderNumber }, { fallback: orderMessages.reorderFailed }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: queryKey(getCartQuantity) })
      void client.invalidateQueries({ queryKey: queryKey(getCartMap) })
    },
    onError: (failure) => toast.failure(sentenceOf(failure)),
  })
  return { lines: data?.lines, isPending, reorder: () => mutate() }
}
