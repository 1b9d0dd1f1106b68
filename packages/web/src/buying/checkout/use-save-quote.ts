import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { findShipType } from '@volute/domain/buying/checkout'
import type { SentTo } from '@volute/domain/core/kernel'
import { listQuotes, saveQuote } from '@volute/domain/buying/quotes'
import { call, queryClient, queryKey, sentenceOf } from '../../core/api/index.ts'
import { documentLine, type Order } from './order-body.ts'

interface SaveQuoteOptions {
  whenSaved: () => void
  whenFailed: (sentence: string) => void
}

/** Saves a quote, then opens the list of quotes (QUOTE-03, QUOTE-04). */
export function useSaveQuote({ whenSaved, whenFailed }: SaveQuoteOptions) {
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: (order: Order) => call(saveQuote, quoteBody(order)),
    onSuccess: async () => {
      whenSaved()
      void queryClient.invalidateQueries({ queryKey: queryKey(listQuotes) })
      await navigate({ to: '/sales-quotes' })
    },
    onError: (failure) => whenFailed(sentenceOf(failure)),
  })
  return { isSaving: isPending, save: mutate }
}

/** Body of a quote (QUOTE-02). */
export function quoteBody({ draft, items }: Pick<Order, 'draft' | 'items'>): SentTo<typeof saveQuote> {
  const { carrier: _, ...texts } = draft
  return {
    ...texts,
    shippingDependentLocality: null,
    shippingSortingCode: null,
    shippingBillingType: findShipType(draft.shipVia)?.carrier.billingType ?? null,
    cart: items.map(documentLine),
  }
}
