import { sameText } from '@volute/domain/kernel'
import type { Customer } from './customer.ts'

export type SavedCustomer = Customer['savedCustomers'][number]

/** The list by name, with one that was just saved; an overwritten one takes its place with the name as typed. */
export function listWith(list: readonly SavedCustomer[], saved: SavedCustomer): SavedCustomer[] {
  return [...listWithout(list, saved), saved].toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

export function listWithout(list: readonly SavedCustomer[], gone: SavedCustomer): SavedCustomer[] {
  return list.filter(({ savedCustomerAddressId }) => savedCustomerAddressId !== gone.savedCustomerAddressId)
}

/** Whether a name is taken, as the server compares names: ` WORKS ` is `Works`. */
export function isNameTaken(list: readonly SavedCustomer[], name: string): boolean {
  return list.some((saved) => sameText(saved.name, name))
}
