import { useQuery } from '@tanstack/react-query'
import { getCartQuantity } from '@volute/domain/cart'
import { durations } from '@volute/domain/kernel'
import { useEffect, useState } from 'react'
import { query, readStored, useSession, writeStored } from '../../api/index.ts'

const key = 'volute.cart-quantity'

/**
 * The quantity on the cart's badge, null when unknown (SHELL-49, SHELL-50): asked for after 2 seconds, then
 * every 5 while the tab is seen, and at once when a change of the cart invalidates `queryKey(getCartQuantity)`.
 */
export function useCartQuantity(): number | null {
  const { user } = useSession()
  const owner = `${user.userId}/${user.companyId}`
  const { data, isError } = useQuery({
    ...query(getCartQuantity, {}, { fallback: 'Internal server error. Unable to load cart quantity.' }),
    enabled: useDelay(durations.cartPollDelay),
    refetchInterval: durations.cartPoll,
    retry: false,
  })
  const quantity = data?.quantity
  useEffect(() => {
    if (quantity !== undefined) writeStored(key, { owner, quantity })
  }, [owner, quantity])
  return isError ? null : (quantity ?? storedQuantity(owner))
}

/** What the badge showed last, until the first answer; nobody else's. */
export function storedQuantity(owner: string): number {
  const stored = readStored(key) as { owner?: unknown; quantity?: unknown } | null
  return stored?.owner === owner && typeof stored.quantity === 'number' ? stored.quantity : 0
}

function useDelay(milliseconds: number): boolean {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return over
}
