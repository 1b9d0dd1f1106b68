import type { Permission } from '@volute/domain/core/permissions'
import { eq } from 'drizzle-orm'
import { schema } from '../src/core/db/index.ts'
import type { TestShop } from './open-test-shop.ts'

/** Gives a user a role of their company with exactly these permissions; it applies from their next call. */
export async function grant({ shop }: TestShop, email: string, permissions: Permission[]) {
  const { roles, rolePermissions, users } = schema
  const [user] = await shop.db.select().from(users).where(eq(users.email, email))
  if (!user) throw new Error(`${email} is nobody`)
  const name = `Only ${permissions.join()} ${crypto.randomUUID()}`.slice(-50)
  const [role] = await shop.db.insert(roles).values({ companyId: user.companyId, name }).returning()
  if (!role) throw new Error('the role was not written')
  for (const permission of permissions)
    await shop.db.insert(rolePermissions).values({ roleId: role.id, permission })
  await shop.db.update(users).set({ roleId: role.id }).where(eq(users.id, user.id))
}
