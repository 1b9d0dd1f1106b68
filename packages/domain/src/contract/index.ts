import * as account from '../account/contract.ts'
import * as brand from '../brand/contract.ts'
import * as cart from '../cart/contract.ts'
import * as bom from '../bom/contract.ts'
import * as part from '../part/contract.ts'
import * as search from '../search/contract.ts'
import * as serial from '../serial/contract.ts'
import * as checkout from '../checkout/contract.ts'
import * as companies from '../companies/contract.ts'
import * as dashboard from '../dashboard/contract.ts'
import * as demand from '../demand/contract.ts'
import * as demo from '../demo/contract.ts'
import * as distributors from '../distributors/contract.ts'
import * as fit from '../fit/contract.ts'
import * as fleet from '../fleet/contract.ts'
import * as kernel from '../kernel/contract.ts'
import type { Endpoint, SentTo } from '../kernel/index.ts'
import * as leadTime from '../lead-time/contract.ts'
import * as lines from '../lines/contract.ts'
import * as orders from '../orders/contract.ts'
import * as preferences from '../preferences/contract.ts'
import * as promise from '../promise/contract.ts'
import * as quotes from '../quotes/contract.ts'
import * as registration from '../registration/contract.ts'
import * as returns from '../returns/contract.ts'
import * as roles from '../roles/contract.ts'
import * as session from '../session/contract.ts'
import * as support from '../support/contract.ts'
import * as users from '../users/contract.ts'
import * as workbench from '../workbench/contract.ts'

/** Every room's contract, under the room's name. */
export const rooms = {
  kernel,
  brand,
  session,
  registration,
  account,
  search,
  part,
  bom,
  fit,
  serial,
  fleet,
  leadTime,
  promise,
  cart,
  lines,
  checkout,
  quotes,
  orders,
  returns,
  companies,
  distributors,
  preferences,
  dashboard,
  demand,
  demo,
  roles,
  users,
  support,
  workbench,
}

/** Every endpoint of the shop by its exported name. */
export const endpoints: Record<string, Endpoint> = Object.fromEntries(
  Object.values(rooms)
    .flatMap((room) => Object.entries(room))
    .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
)

/** A request to each endpoint, room by room: one that is missing does not compile. */
export type RequestOfEach = { [Room in keyof typeof rooms]: RequestsTo<(typeof rooms)[Room]> }

type RequestsTo<Room> = {
  [Name in keyof Room as Room[Name] extends Endpoint ? Name : never]: Room[Name] extends Endpoint
    ? SentTo<Room[Name]>
    : never
}

/** True when an export of a module's contract is an endpoint; the rest are schemas and lists. */
export function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'access' in value
}
