import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  addressOf,
  checkoutMessages,
  deleteSavedAddress,
  getReviewOrder,
  getSavedAddress,
  saveAddress,
  shippingInfo,
  shippingInfoOf,
} from '@volute/domain/checkout'
import type { ReplyOf } from '@volute/domain/kernel'
import { useState } from 'react'
import { ApiError, call, queryKey, sentenceOf } from '../api/index.ts'
import { toast } from '../ui/toast.ts'
import { listWith, listWithout, type SavedCustomer } from './saved-customer-list.ts'
import type { CheckoutForm } from './use-checkout-form.ts'

export type SavedCustomers = ReturnType<typeof useSavedCustomers>

interface SavedCustomersOptions {
  /** The list that came with the checkout; it is kept up to date there, without asking again. */
  saved: readonly SavedCustomer[]
  form: CheckoutForm
  onFailure: (sentence: string) => void
}

/** A person's saved addresses: which one is selected, and loading, saving and deleting one (CHECKOUT-34 to CHECKOUT-36). */
export function useSavedCustomers({ saved, form, onFailure }: SavedCustomersOptions) {
  const client = useQueryClient()
  const [selectedId, select] = useState<number | null>(null)
  const selected = saved.find(({ savedCustomerAddressId }) => savedCustomerAddressId === selectedId) ?? null

  const load = useMutation({
    mutationFn: ({ savedCustomerAddressId }: SavedCustomer) =>
      call(
        getSavedAddress,
        { savedCustomerAddressId: String(savedCustomerAddressId) },
        { fallback: checkoutMessages.loadAddressFailed },
      ),
    onSuccess(address) {
      const typed = shippingInfo.parse(form.draft)
      form.fill(shippingInfoOf(address))
      toast.success('Customer address loaded', address.name, {
        label: 'Undo',
        act: () => form.fill(typed),
      })
    },
    onError: (failure) => fail(failure, checkoutMessages.loadAddressFailed),
  })

  const save = useMutation({
    mutationFn: (entryName: string) =>
      call(
        saveAddress,
        { entryName, ...addressOf(shippingInfo.parse(form.draft)) },
        { fallback: checkoutMessages.saveAddressFailed },
      ),
    onSuccess({ savedCustomerAddressId }, name) {
      update((list) => listWith(list, { savedCustomerAddressId, name }))
      select(savedCustomerAddressId)
      toast.success('Customer address saved', name)
    },
    onError: (failure) => fail(failure, checkoutMessages.saveAddressFailed),
  })

  const remove = useMutation({
    mutationFn: ({ savedCustomerAddressId }: SavedCustomer) =>
      call(
        deleteSavedAddress,
        { savedCustomerAddressId: String(savedCustomerAddressId) },
        { fallback: checkoutMessages.deleteAddressFailed },
      ),
    onSuccess(_, customer) {
      update((list) => listWithout(list, customer))
      toast.success('Customer address deleted', customer.name)
    },
    onError: (failure) => fail(failure, checkoutMessages.deleteAddressFailed),
  })

  return { saved, selected, select, load, save, remove }

  function update(change: (list: readonly SavedCustomer[]) => SavedCustomer[]) {
    client.setQueryData<ReplyOf<typeof getReviewOrder>>(
      queryKey(getReviewOrder, {}),
      (review) =>
        review && { ...review, user: { ...review.user, savedCustomers: change(review.user.savedCustomers) } },
    )
  }

  /** One that is gone was deleted elsewhere: the act's own sentence says more, and the list is asked for again. */
  function fail(failure: Error, sentence: string) {
    const isGone = failure instanceof ApiError && failure.status === 404
    if (isGone) void client.invalidateQueries({ queryKey: queryKey(getReviewOrder) })
    onFailure(isGone ? sentence : sentenceOf(failure))
  }
}
