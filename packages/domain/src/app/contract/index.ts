import * as account from '../../people/account/contract.ts'
import * as accounts from '../../people/accounts/contract.ts'
import * as brand from '../../core/brand/contract.ts'
import * as cart from '../../buying/cart/contract.ts'
import * as bom from '../../catalogue/bom/contract.ts'
import * as part from '../../catalogue/part/contract.ts'
import * as partPage from '../../storefront/part-page/contract.ts'
import * as search from '../../storefront/search/contract.ts'
import * as serial from '../../catalogue/serial/contract.ts'
import * as checkout from '../../buying/checkout/contract.ts'
import * as companies from '../../people/companies/contract.ts'
import * as dashboard from '../../storefront/dashboard/contract.ts'
import * as demand from '../../backoffice/demand/contract.ts'
import * as demo from '../demo/contract.ts'
import * as distributors from '../../people/distributors/contract.ts'
import * as faults from '../../storefront/faults/contract.ts'
import * as fit from '../../catalogue/fit/contract.ts'
import * as fleet from '../../service/fleet/contract.ts'
import * as kernel from '../../core/kernel/contract.ts'
import type { Endpoint, SentTo } from '../../core/kernel/index.ts'
import * as leadTime from '../../catalogue/lead-time/contract.ts'
import * as listReading from '../../buying/list-reading/contract.ts'
import * as lines from '../../buying/lines/contract.ts'
import * as orders from '../../buying/orders/contract.ts'
import * as photos from '../../service/photos/contract.ts'
import * as preferences from '../../people/preferences/contract.ts'
import * as promise from '../../catalogue/promise/contract.ts'
import * as quotes from '../../buying/quotes/contract.ts'
import * as registration from '../../people/registration/contract.ts'
import * as returns from '../../service/returns/contract.ts'
import * as roles from '../../people/roles/contract.ts'
import * as session from '../../people/session/contract.ts'
import * as support from '../../backoffice/support/contract.ts'
import * as today from '../../backoffice/today/contract.ts'
import * as users from '../../people/users/contract.ts'
import * as workbench from '../../workbench/workbench/contract.ts'

/** Contracts of all modules, by module name. */
export const modules = {
  kernel,
  brand,
  session,
  registration,
  account,
  search,
  faults,
  part,
  partPage,
  bom,
  fit,
  serial,
  fleet,
  photos,
  leadTime,
  promise,
  cart,
  lines,
  listReading,
  checkout,
  quotes,
  orders,
  returns,
  accounts,
  companies,
  distributors,
  preferences,
  dashboard,
  demand,
  today,
  demo,
  roles,
  users,
  support,
  workbench,
}

/** All endpoints of the shop, by exported name (ERR-16). */
export const endpoints: Record<string, Endpoint> = Object.fromEntries(
  Object.values(modules)
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
)

/** A request to each endpoint, module by module; a missing one is a compile error. */
export type RequestOfEach = { [Module in keyof typeof modules]: RequestsTo<(typeof modules)[Module]> }

type RequestsTo<Module> = {
  [Name in keyof Module as Module[Name] extends Endpoint ? Name : never]: Module[Name] extends Endpoint
    ? SentTo<Module[Name]>
    : never
}

/** True when an export of a module's contract is an endpoint; the rest are schemas and lists. */
export function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'access' in value
}
