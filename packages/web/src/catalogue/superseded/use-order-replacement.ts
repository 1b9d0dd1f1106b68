import { useMutation } from '@tanstack/react-query'
import { catalogueMessages, getPart, offlineMessages } from '@volute/domain/catalogue'
import { call, sentenceOf } from '../../api/index.ts'
import { toast } from '../../ui/toast.ts'
import { useOrder } from '../search/order-provider.tsx'

/** Opens the form of the part that replaces another, with the quantity typed for that one. */
export function useOrderReplacement(partNumber: string, quantity: string) {
  const order = useOrder()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(getPart, { partNumber }),
    onSuccess: (part) => {
      if (!part.isSellable) return toast.failure(catalogueMessages.partNotSellable)
      // The button may go with its form: the dialog itself keeps the focus inside.
      document.activeElement?.closest<HTMLElement>('[role="dialog"]')?.focus()
      order.showPart(part, { quantity })
    },
    onError: (failure) => toast.failure(sentenceOf(failure)),
  })
  return {
    isPending,
    orderIt: () => {
      if (order.isHeld) return toast.failure(offlineMessages.order)
      if (!isPending) mutate()
    },
  }
}
