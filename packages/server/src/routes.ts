import { accountRoutes } from './account/index.ts'
import { brandRoutes } from './own-shop/index.ts'
import { cartRoutes } from './cart/index.ts'
import { bomRoutes } from './bom/index.ts'
import { partRoutes } from './part/index.ts'
import { searchRoutes } from './search/index.ts'
import { fitRoutes } from './fit/index.ts'
import { serialRoutes } from './serial/index.ts'
import { checkoutRoutes } from './checkout/index.ts'
import { companyRoutes } from './companies/index.ts'
import { dashboardRoutes } from './dashboard/index.ts'
import { demandRoutes } from './demand/index.ts'
import { demoRoutes } from './demo/index.ts'
import { distributorRoutes } from './distributors/index.ts'
import { fleetRoutes } from './fleet/index.ts'
import { healthRoutes } from './health/index.ts'
import type { Route } from './http/bind.ts'
import { leadTimeRoutes } from './lead-time/index.ts'
import { linesRoutes } from './lines/index.ts'
import { orderRoutes } from './orders/index.ts'
import { preferenceRoutes } from './preferences/index.ts'
import { promiseRoutes } from './promise/index.ts'
import { quoteRoutes } from './quotes/index.ts'
import { registrationRoutes } from './registration/index.ts'
import { returnRoutes } from './returns/index.ts'
import { roleRoutes } from './roles/index.ts'
import { sessionRoutes } from './session/index.ts'
import { supportRoutes } from './support/index.ts'
import { userRoutes } from './users/index.ts'
import { workbenchRoutes } from './workbench/index.ts'

/** Every route of the shop, room by room. */
export const routes: Route[] = [
  ...healthRoutes,
  ...brandRoutes,
  ...sessionRoutes,
  ...registrationRoutes,
  ...accountRoutes,
  ...searchRoutes,
  ...partRoutes,
  ...bomRoutes,
  ...fitRoutes,
  ...serialRoutes,
  ...fleetRoutes,
  ...leadTimeRoutes,
  ...promiseRoutes,
  ...cartRoutes,
  ...linesRoutes,
  ...checkoutRoutes,
  ...quoteRoutes,
  ...orderRoutes,
  ...returnRoutes,
  ...companyRoutes,
  ...distributorRoutes,
  ...preferenceRoutes,
  ...dashboardRoutes,
  ...demandRoutes,
  ...demoRoutes,
  ...roleRoutes,
  ...userRoutes,
  ...supportRoutes,
  ...workbenchRoutes,
]
