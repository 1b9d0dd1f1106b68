import type { CompletedOrder } from './order.ts'

export const orderSteps = ['PICKED', 'SHIPPED', 'REJECTED'] as const
export type OrderStep = (typeof orderSteps)[number]

const stepsFrom: Record<CompletedOrder['status'], readonly OrderStep[]> = {
  Received: ['PICKED', 'REJECTED'],
  Picked: ['SHIPPED', 'REJECTED'],
  Shipped: [],
  Rejected: [],
}

/** Whether the order desk may take this step with an order of that status: `SHIPPED` only once picked (OQ-47). */
export function mayStep(status: CompletedOrder['status'], step: OrderStep): boolean {
  return stepsFrom[status].includes(step)
}
