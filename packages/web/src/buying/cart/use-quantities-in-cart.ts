import { useQuery } from '@tanstack/react-query'
import { type getCartMap, quantitiesInCart } from '@volute/domain/buying/cart'
import type { ReplyOf } from '@volute/domain/core/kernel'
import { useEffect, useState } from 'react'
import { afterFirstSight } from '../../core/ui/load-on-intent.tsx'
import { cartQuery } from './cart-query.ts'

const none: ReadonlyMap<number, number> = new Map()

/**
 * Quantity of each part in the cart, by the part's id. All rows of a page share one read of the cart, made after the page
 * has been painted and again when a part is added or removed. Empty until then, and if the read fails.
 */
export function useQuantitiesInCart(isWanted: boolean): ReadonlyMap<number, number> {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => afterFirstSight(() => setPainted(true)), [])
  const { data = none } = useQuery({ ...cartQuery, select: quantitiesOf, enabled: isWanted && isPainted })
  return data
}

const quantitiesOf = ({ items }: ReplyOf<typeof getCartMap>) => quantitiesInCart(items)
