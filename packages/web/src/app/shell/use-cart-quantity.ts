import { useQuery } from '@tanstack/react-query'
import { getCartQuantity } from '@volute/domain/buying/cart'
import { durations } from '@volute/domain/core/kernel'
import { useEffect, useState } from 'react'
import { query, readStored, storageKeys, useSession, writeStored } from '../../core/api/index.ts'

const key = storageKeys.cartQuantity

/**
 * Polled every 5 seconds while the tab is visible, and refetched when a change of the cart invalidates it (SHELL-49,
 * CONST-01, OQ-75).
 */
export const cartQuantityQuery = {
  ...query(getCartQuantity, {}),
  refetchInterval: durations.cartPoll,
  retry: false,
}

/** Quantity on the cart's badge, null if unknown (SHELL-49, SHELL-50). The first request follows after 2 seconds (CONST-01). */
export function useCartQuantity(): number | null {
  const { user } = useSession()
  const owner = `${user.userId}/${user.companyId}`
  const answer = useQuery({ ...cartQuantityQuery, enabled: useDelay(durations.cartPollDelay) })
  const quantity = shownQuantity(answer, owner)
  useEffect(() => {
    if (quantity !== null) writeStored(key, { owner, quantity })
  }, [owner, quantity])
  return quantity
}

interface Answer {
  /** Response, which may be empty. */
  data: { quantity?: unknown } | undefined
  isError: boolean
}

/** Quantity on the badge: the response, before the first one the last shown quantity, and null if it fails or is empty (OQ-75). */
export function shownQuantity({ data, isError }: Answer, owner: string): number | null {
  if (isError) return null
  if (!data) return storedQuantity(owner)
  return typeof data.quantity === 'number' ? data.quantity : null
}

/** Last quantity on the badge for this person; 0 if it cannot be read (SHELL-49, SHELL-61). */
function storedQuantity(owner: string): number {
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
