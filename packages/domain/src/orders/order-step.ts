import type { DeskStatus } from './order-statuses.ts'

export const orderSteps = ['PICKED', 'SHIPPED', 'REJECTED'] as const
export type OrderStep = (typeof orderSteps)[number]

const stepsFrom: Record<DeskStatus, readonly OrderStep[]> = {
  Received: ['PICKED', 'REJECTED'],
  Picked: ['SHIPPED', 'REJECTED'],
  Shipped: [],
  Rejected: [],
  Waiting: [],
  Failed: [],
}

/** Whether the order desk may take this step with an order of that status: `SHIPPED` only once picked (OQ-47). */
export function mayStep(status: DeskStatus, step: OrderStep): boolean {
  return stepsFrom[status].includes(step)
}
