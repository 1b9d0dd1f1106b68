import type { CartItem } from '@volute/domain/cart'
import { extraWork } from '@volute/domain/lead-time'
import { ReadyFailure, ReadyIn } from '../lead-time/index.ts'

interface ReadyLineProps {
  item: CartItem
  erpDate: string | undefined
  error: string | undefined
}

/** When a line is ready to ship, or why that cannot be said. */
export function ReadyLine({ item, erpDate, error }: ReadyLineProps) {
  if (error) return <ReadyFailure>{error}</ReadyFailure>
  if (!erpDate) return <span>ready in –</span>
  return <ReadyIn erpDate={erpDate} work={extraWork(item)} />
}
