import { accountRecordRoutes } from '../people/accounts/index.ts'
import { accountRoutes } from '../people/account/index.ts'
import { brandRoutes } from '../backoffice/brand/index.ts'
import { cartRoutes } from '../buying/cart/index.ts'
import { bomRoutes } from '../catalogue/bom/index.ts'
import { partRoutes } from '../catalogue/part/index.ts'
import { partPageRoutes } from '../storefront/part-page/index.ts'
import { faultRoutes } from '../storefront/faults/index.ts'
import { searchRoutes } from '../storefront/search/index.ts'
import { fitRoutes } from '../catalogue/fit/index.ts'
import { serialRoutes } from '../catalogue/serial/index.ts'
import { checkoutRoutes } from '../buying/checkout/index.ts'
import { companyRoutes } from '../people/companies/index.ts'
import { dashboardRoutes } from '../storefront/dashboard/index.ts'
import { demandRoutes } from '../backoffice/demand/index.ts'
import { demoRoutes } from './demo/index.ts'
import { distributorRoutes } from '../people/distributors/index.ts'
import { fleetRoutes } from '../service/fleet/index.ts'
import { healthRoutes } from './health/index.ts'
import type { Route } from '../core/http/bind.ts'
import { leadTimeRoutes } from '../catalogue/lead-time/index.ts'
import { listReadingRoutes } from '../buying/list-reading/index.ts'
import { linesRoutes } from '../buying/lines/index.ts'
import { orderRoutes } from '../buying/orders/index.ts'
import { photoRoutes } from '../service/photos/index.ts'
import { preferenceRoutes } from '../people/preferences/index.ts'
import { promiseRoutes } from '../catalogue/promise/index.ts'
import { quoteRoutes } from '../buying/quotes/index.ts'
import { registrationRoutes } from '../people/registration/index.ts'
import { returnRoutes } from '../service/returns/index.ts'
import { roleRoutes } from '../people/roles/index.ts'
import { sessionRoutes } from '../people/session/index.ts'
import { supportRoutes } from '../backoffice/support/index.ts'
import { todayRoutes } from '../backoffice/today/index.ts'
import { userRoutes } from '../people/users/index.ts'
import { workbenchRoutes } from '../workbench/workbench/index.ts'

/** All routes of the shop, by module. */
export const routes: Route[] = [
  ...healthRoutes,
  ...brandRoutes,
  ...sessionRoutes,
  ...registrationRoutes,
  ...accountRoutes,
  ...searchRoutes,
  ...faultRoutes,
  ...partRoutes,
  ...partPageRoutes,
  ...bomRoutes,
  ...fitRoutes,
  ...serialRoutes,
  ...fleetRoutes,
  ...photoRoutes,
  ...leadTimeRoutes,
  ...promiseRoutes,
  ...cartRoutes,
  ...linesRoutes,
  ...listReadingRoutes,
  ...checkoutRoutes,
  ...quoteRoutes,
  ...orderRoutes,
  ...returnRoutes,
  ...accountRecordRoutes,
  ...companyRoutes,
  ...distributorRoutes,
  ...preferenceRoutes,
  ...dashboardRoutes,
  ...demandRoutes,
  ...todayRoutes,
  ...demoRoutes,
  ...roleRoutes,
  ...userRoutes,
  ...supportRoutes,
  ...workbenchRoutes,
]
