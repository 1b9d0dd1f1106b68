import type { Route } from '../http/bind.ts'

export const checkoutRoutes: Route[] = []
