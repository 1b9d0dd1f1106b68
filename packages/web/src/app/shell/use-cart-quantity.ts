import { useQuery } from '@tanstack/react-query'
import { type CartCount, getCartQuantity } from '@volute/domain/buying/cart'
import { durations } from '@volute/domain/core/kernel'
import { useEffect, useState } from 'react'
import {
  isText,
  isWhole,
  query,
  readStored,
  shaped,
  storageKeys,
  useSession,
  writeStored,
} from '../../core/api/index.ts'

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

/** Size of the cart on its badge, null if unknown (SHELL-49, SHELL-50). The first request follows after 2 seconds (CONST-01). */
export function useCartCount(): CartCount | null {
  const { user } = useSession()
  const owner = `${user.userId}/${user.companyId}`
  const answer = useQuery({ ...cartQuantityQuery, enabled: useDelay(durations.cartPollDelay) })
  const count = shownCount(answer, owner)
  const { quantity, lines } = count ?? {}
  useEffect(() => {
    if (quantity !== undefined) writeStored(key, { owner, quantity, lines })
  }, [owner, quantity, lines])
  return count
}

interface Answer {
  /** Response, which may be empty. */
  data: unknown
  isError: boolean
}

/** Size on the badge: the response, before the first one the last shown size, and null if it fails or is empty (OQ-75). */
export function shownCount({ data, isError }: Answer, owner: string): CartCount | null {
  if (isError) return null
  if (data === undefined) return storedCount(owner)
  return cartCount(data)
}

const counts = { quantity: isWhole, lines: isWhole }
const cartCount = shaped<CartCount>(counts)
const stored = shaped<CartCount & { owner: string }>({ ...counts, owner: isText })

/** Last size on the badge for this person; 0 if it cannot be read (SHELL-49, SHELL-61). */
function storedCount(owner: string): CartCount {
  const count = stored(readStored(key))
  return count?.owner === owner ? count : { quantity: 0, lines: 0 }
}

function useDelay(milliseconds: number): boolean {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return over
}
