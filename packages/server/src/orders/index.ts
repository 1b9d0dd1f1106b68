import type { Route } from '../http/bind.ts'

export const orderRoutes: Route[] = []

export async function placeOrder(_shop: unknown, _salesOrderId: number): Promise<void> {}
