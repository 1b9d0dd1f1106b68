import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  addressOf,
  deleteSavedAddress,
  getReviewOrder,
  getSavedAddress,
  saveAddress,
  shippingInfo,
  shippingInfoOf,
} from '@volute/domain/buying/checkout'
import { type ReplyOf, sameText } from '@volute/domain/core/kernel'
import { useState } from 'react'
import { call, queryKey } from '../../core/api/index.ts'
import { toast, undo } from '../../core/ui/toast.ts'
import type { CustomerForm } from './use-checkout-form.ts'

export type SavedCustomers = ReturnType<typeof useSavedCustomers>

interface SavedCustomersOptions {
  /** List loaded with the checkout; changes are written to the query's cache. */
  saved: readonly SavedCustomer[]
  form: CustomerForm
}

/** Saved addresses of a user: the selected one, and loading, saving and deleting (CHECKOUT-34 to CHECKOUT-36). */
export function useSavedCustomers({ saved, form }: SavedCustomersOptions) {
  const client = useQueryClient()
  const [selectedId, select] = useState<number | null>(null)
  const selected = saved.find(({ savedCustomerAddressId }) => savedCustomerAddressId === selectedId) ?? null

  const load = useMutation({
    mutationFn: ({ savedCustomerAddressId }: SavedCustomer) =>
      call(getSavedAddress, { savedCustomerAddressId: String(savedCustomerAddressId) }),
    onSuccess(address) {
      const typed = shippingInfo.parse(form.typed)
      form.edit(shippingInfoOf(address))
      toast.success(
        'Customer address loaded',
        address.name,
        undo(() => form.edit(typed)),
      )
    },
  })

  const save = useMutation({
    mutationFn: (entryName: string) =>
      call(saveAddress, { entryName, ...addressOf(shippingInfo.parse(form.typed)) }),
    onSuccess({ savedCustomerAddressId }, name) {
      update((list) => listWith(list, { savedCustomerAddressId, name }))
      select(savedCustomerAddressId)
      toast.success('Customer address saved', name)
    },
  })

  const remove = useMutation({
    mutationFn: ({ savedCustomerAddressId }: SavedCustomer) =>
      call(deleteSavedAddress, { savedCustomerAddressId: String(savedCustomerAddressId) }),
    onSuccess(_, customer) {
      update((list) => listWithout(list, customer))
      toast.success('Customer address deleted', customer.name)
    },
  })

  return { saved, selected, select, load, save, remove, refresh }

  function update(change: (list: readonly SavedCustomer[]) => SavedCustomer[]) {
    client.setQueryData<ReplyOf<typeof getReviewOrder>>(
      queryKey(getReviewOrder, {}),
      (review) =>
        review && { ...review, user: { ...review.user, savedCustomers: change(review.user.savedCustomers) } },
    )
  }

  /** Reloads the list, which may have changed elsewhere. */
  function refresh() {
    void client.invalidateQueries({ queryKey: queryKey(getReviewOrder) })
  }
}

type SavedCustomer = Customer['savedCustomers'][number]

/**
 * Adds a saved address to the list, sorted by name; an overwritten entry is replaced, with the name as typed (CHECKOUT-35,
 * CHECKOUT-38).
 */
export function listWith(list: readonly SavedCustomer[], saved: SavedCustomer): SavedCustomer[] {
  return [...listWithout(list, saved), saved].toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** Removes a deleted address from the list (CHECKOUT-36). */
export function listWithout(list: readonly SavedCustomer[], gone: SavedCustomer): SavedCustomer[] {
  return list.filter(({ savedCustomerAddressId }) => savedCustomerAddressId !== gone.savedCustomerAddressId)
}

/** True when a name is taken. Names compare as on the server: ` WORKS ` is `Works` (CHECKOUT-38). */
export function isNameTaken(list: readonly SavedCustomer[], name: string): boolean {
  return list.some((saved) => sameText(saved.name, name))
}

/** Buyer as shown in the checkout. */
export type Customer = ReplyOf<typeof getReviewOrder>['user']
