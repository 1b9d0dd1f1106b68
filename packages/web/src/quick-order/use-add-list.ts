import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { getCartMap, getCartQuantity, putCart } from '@volute/domain/cart'
import { type QuickLine, quickOrderMessages, readList } from '@volute/domain/quick-order'
import { call, queryKey } from '../api/index.ts'
import { toast } from '../ui/toast.ts'
import type { QuickList } from './open-list.ts'

/** Puts the whole list into the cart in one call, clears it, and offers the way there (QUICK-08 to QUICK-10, OQ-90). */
export function useAddList(list: QuickList) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (lines: readonly QuickLine[]) =>
      call(
        putCart,
        { replaceAll: false, items: readList(lines).items },
        { fallback: quickOrderMessages.addFailed },
      ),
    onSuccess: (_, lines) => {
      list.remove(new Set(lines.map((line) => line.lineId)))
      toast.success(whatWasAdded(lines), undefined, {
        label: 'Go to Shopping Cart',
        act: () => void navigate({ to: '/shopping-cart' }),
        isWhole: true,
      })
      void client.invalidateQueries({ queryKey: queryKey(getCartQuantity) })
      void client.invalidateQueries({ queryKey: queryKey(getCartMap) })
    },
  })
}

function whatWasAdded(lines: readonly QuickLine[]): string {
  const [only] = lines
  if (!only?.part || lines.length > 1) return quickOrderMessages.allAdded
  return quickOrderMessages.oneAdded(Number(only.quantity), only.part.description)
}
