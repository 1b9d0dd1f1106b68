import { type Queryable } from '../../core/db/index.ts'
import type { Settings } from '../../core/settings/settings.ts'
import { findProviderPeople } from '../../people/people/index.ts'
import { openDemo } from './open-demo.ts'

/** True if the settings allow the demo and the shop has no owner yet (E03, E80, E93). */
export async function isDemo(db: Queryable, { mayBeDemo }: Pick<Settings, 'mayBeDemo'>): Promise<boolean> {
  if (!mayBeDemo) return false
  const { cast } = await openDemo()
  return !(await isOwnShop(db, cast))
}

interface Cast {
  companies: readonly { people: readonly { email: string }[] }[]
}

/**
 * True for a shop that has people of the provider, unless some of them are of the demo's cast and all its administrators
 * are. An empty shop has no owner.
 */
export async function isOwnShop(db: Queryable, { companies }: Cast): Promise<boolean> {
  const cast = companies.flatMap(({ people }) => people.map(({ email }) => email))
  const { hasPeople, hasCast, hasOwnAdmin } = await findProviderPeople(db, cast)
  return hasPeople && (!hasCast || hasOwnAdmin)
}
