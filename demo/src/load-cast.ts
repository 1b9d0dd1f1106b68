import type { Permission } from '@volute/domain/core/permissions'
import {
  hashPassword,
  openCompanyRoles,
  policyInForce,
  type Queryable,
  sameName,
  schema,
} from '@volute/server/seeding'
import { eq } from 'drizzle-orm'

const { companies, distributors, paintColors, rolePermissions, roles, users } = schema

/** A company to start with: its roles beyond 'Admin' and 'Basic User', and its people with the role of each. */
export interface CastCompany {
  name: string
  isProvider: boolean
  /** Null leaves the company without checkout. */
  distributorCode: string | null
  defaultPaintColor: string | null
  roles: readonly { name: string; description: string; permissions: readonly Permission[] }[]
  people: readonly { name: string; email: string; role: string }[]
}

/** Writes companies with their roles and people; all people have this password and have accepted the policy. */
export async function loadCast(
  tx: Queryable,
  cast: readonly CastCompany[],
  password: string,
  now: Date,
): Promise<void> {
  for (const company of cast) {
    const companyId = await openCompany(tx, company)
    const roleIds = await createRoles(tx, companyId, company)
    for (const { name, email, role } of company.people) {
      const roleId = roleIds.get(role)
      if (!roleId) throw new Error(`${company.name} has no role ${role}`)
      await tx.insert(users).values({
        companyId,
        roleId,
        name,
        email,
        state: 'ENABLED',
        passwordHash: await hashPassword(password),
        policyVersion: policyInForce,
        policyAcceptedUtc: now,
      })
    }
  }
}

/** Creates a company; one that the import has already created keeps its account and flags. */
async function openCompany(tx: Queryable, { name, isProvider, ...links }: CastCompany): Promise<number> {
  const [known] = await tx.select({ id: companies.id }).from(companies).where(sameName(companies.name, name))
  const [created] = known
    ? [known]
    : await tx.insert(companies).values({ name, isProvider }).returning({ id: companies.id })
  if (!created) throw new Error(`the company ${name} was not created`)
  if (links.defaultPaintColor) {
    const [color] = await tx
      .select()
      .from(paintColors)
      .where(sameName(paintColors.name, links.defaultPaintColor))
    await tx
      .update(companies)
      .set({ defaultPaintColorId: color?.id ?? null })
      .where(eq(companies.id, created.id))
  }
  if (links.distributorCode)
    await tx
      .update(distributors)
      .set({ companyId: created.id })
      .where(sameName(distributors.code, links.distributorCode))
  return created.id
}

async function createRoles(
  tx: Queryable,
  companyId: number,
  company: CastCompany,
): Promise<Map<string, number>> {
  await openCompanyRoles(tx)
  for (const { permissions: held, ...role } of company.roles) {
    const [created] = await tx
      .insert(roles)
      .values({ ...role, companyId })
      .returning({ id: roles.id })
    if (!created) throw new Error(`the role ${role.name} was not created`)
    if (held.length > 0)
      await tx.insert(rolePermissions).values(held.map((permission) => ({ roleId: created.id, permission })))
  }
  const all = await tx
    .select({ id: roles.id, name: roles.name })
    .from(roles)
    .where(eq(roles.companyId, companyId))
  return new Map(all.map(({ id, name }) => [name, id]))
}
