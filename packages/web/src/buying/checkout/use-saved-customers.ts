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
import { toast } from '../../core/ui/toast.ts'
import type { CustomerForm } from './use-checkout-form.ts'

export type SavedCustomers = ReturnType<typeof useSavedCustomers>

interface SavedCustomersOptions {
  /** The list that came with the checkout; changes are written into the query's cache. */
  saved: readonly SavedCustomer[]
  form: CustomerForm
}

/** A person's saved addresses: which one is selected, and loading, saving and deleting one (CHECKOUT-34 to CHECKOUT-36). */
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
      toast.success('Customer address loaded', address.name, {
        label: 'Undo',
        act: () => form.edit(typed),
      })
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

  /** Loads the list again, which may have changed elsewhere. */
  function refresh() {
    void client.invalidateQueries({ queryKey: queryKey(getReviewOrder) })
  }
}

type SavedCustomer = Customer['savedCustomers'][number]

/** The list by name, with one that was just saved; an overwritten one takes its place with the name as typed (CHECKOUT-35, CHECKOUT-38). */
export function listWith(list: readonly SavedCustomer[], saved: SavedCustomer): SavedCustomer[] {
  return [...listWithout(list, saved), saved].toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** The list without one that was deleted (CHECKOUT-36). */
export function listWithout(list: readonly SavedCustomer[], gone: SavedCustomer): SavedCustomer[] {
  return list.filter(({ savedCustomerAddressId }) => savedCustomerAddressId !== gone.savedCustomerAddressId)
}

/** True when a name is taken, as the server compares names: ` WORKS ` is `Works` (CHECKOUT-38). */
export function isNameTaken(list: readonly SavedCustomer[], name: string): boolean {
  return list.some((saved) => sameText(saved.name, name))
}

/** Who orders, as the checkout shows it. */
export type Customer = ReplyOf<typeof getReviewOrder>['user']
