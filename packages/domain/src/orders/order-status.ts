import type { CompletedOrder } from './order.ts'

export interface OrderProgress {
  pickedUtc: string | Date | null
  shippedUtc: string | Date | null
  rejectedUtc: string | Date | null
}

/** How far an order is: shipped wins, even when nobody noted the picking (HISTORY-10). */
export function orderStatus({ pickedUtc, shippedUtc, rejectedUtc }: OrderProgress): CompletedOrder['status'] {
  if (rejectedUtc) return 'Rejected'
  if (shippedUtc) return 'Shipped'

  return pickedUtc ? 'Picked' : 'Received'
}
