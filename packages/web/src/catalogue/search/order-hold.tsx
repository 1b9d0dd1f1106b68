import { offlineMessages } from '@volute/domain/catalogue'
import { type ReactNode, useMemo } from 'react'
import { toast } from '../../ui/toast.ts'
import { type Order, OrderContext, useOrder } from './order-provider.tsx'

const refuse = () => toast.failure(offlineMessages.order)
const held = {
  prepare: () => {},
  showPart: refuse,
  showParts: refuse,
  quickAdd: async () => refuse(),
  isHeld: true,
}

/** Holds back whatever would be ordered from what lies below it, and says why. */
export function OrderHold({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  const order = useOrder()
  const shown = useMemo<Order>(() => (isOn ? { ...order, ...held } : order), [order, isOn])
  return <OrderContext value={shown}>{children}</OrderContext>
}
