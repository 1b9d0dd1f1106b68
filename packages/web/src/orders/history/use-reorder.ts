import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getCartMap, getCartQuantity } from '@volute/domain/cart'
import type { ReorderedLine } from '@volute/domain/orders'
import { queryKey, sentenceOf } from '../../api/index.ts'
import { toast } from '../../ui/toast.ts'

/** Puts the lines of an order or quote into the cart again; `lines` then says what became of each (E72, E77). */
export function useReorder(put: () => Promise<{ lines: ReorderedLine[] }>) {
  const client = useQueryClient()
  const { data, mutate, isPending } = useMutation({
    mutationFn: put,
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: queryKey(getCartQuantity) })
      void client.invalidateQueries({ queryKey: queryKey(getCartMap) })
    },
    onError: (failure) => toast.failure(sentenceOf(failure)),
  })
  return { lines: data?.lines, isPending, reorder: () => mutate() }
}
