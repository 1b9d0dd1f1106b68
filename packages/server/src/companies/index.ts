import type { Route } from '../http/bind.ts'

export const companyRoutes: Route[] = []
