import { durations } from '@volute/domain/core/kernel'
import { grantable, type Permission } from '@volute/domain/core/permissions'
import { deviceName } from '@volute/domain/people/session'
import type { Right, SupportPerson } from '@volute/domain/backoffice/support'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { type Queryable, schema } from '../../core/db/index.ts'
import { personColumns } from './find-store.ts'

const { accounts, events, companies, distributors, roles, sessions, users } = schema

/** A person of any company with their company's rights; of the password only whether one is set. */
export async function findPerson(db: Queryable, userId: number) {
  const [found] = await db
    .select({
      ...personColumns,
      companyId: users.companyId,
      isProvider: companies.isProvider,
      distributorName: distributors.name,
      accountIdentifier: accounts.identifier,
      createdUtc: users.createdUtc,
      policyAcceptedUtc: users.policyAcceptedUtc,
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
      roleName: roles.name,
      groups: groupsOf(sql`${users.id}`),
    })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .leftJoin(roles, eq(roles.id, users.roleId))
    .leftJoin(accounts, eq(accounts.id, companies.accountId))
    .leftJoin(distributors, eq(distributors.companyId, companies.id))
    .where(eq(users.id, userId))
  return found
}
export type FoundPerson = NonNullable<Awaited<ReturnType<typeof findPerson>>>

/** A person's groups by name, with the roles that each gives. */
const groupsOf = (userId: SQL): SQL<SupportPerson['groups']> => sql`(
  select coalesce(json_agg(json_build_object('name', g.name, 'roles', array(
      select r.name from user_group_roles gr join roles r on r.id = gr.role_id
      where gr.group_id = g.id order by lower(r.name))) order by lower(g.name)), '[]')
  from user_group_members m join user_groups g on g.id = m.group_id where m.user_id = ${userId})`

/**
 * Rights of this company's people: true if this person has each, through which role of which group, and the roles that
 * would grant it (SUPPORT-02).
 */
export async function findRights(
  db: Queryable,
  { userId, companyId, isProvider }: FoundPerson,
): Promise<Right[]> {
  const [held, possible] = await Promise.all([
    db.execute<{ permission: Permission; roleName: string; groupName: string | null }>(sql`
      select held.permission, r.name "roleName", source.name "groupName"
      from (
        select u.role_id, null::text as name from users u where u.id = ${userId}
        union all
        select gr.role_id, g.name from user_group_members m
        join user_groups g on g.id = m.group_id join user_group_roles gr on gr.group_id = g.id
        where m.user_id = ${userId}) source
      join roles r on r.id = source.role_id join role_permissions held on held.role_id = r.id
      order by source.name nulls first, lower(r.name)`),
    db.execute<{ permission: Permission; roles: string[] }>(sql`
      select held.permission, array_agg(r.name order by lower(r.name)) roles
      from roles r join role_permissions held on held.role_id = r.id
      where r.company_id = ${companyId} group by held.permission`),
  ])
  return grantable(isProvider).map((permission) => ({
    permission,
    sources: held.rows.filter((one) => one.permission === permission),
    roles: possible.rows.find((one) => one.permission === permission)?.roles ?? [],
  }))
}

/** A person's latest sessions, active or ended. */
export async function latestSignIns(
  db: Queryable,
  userId: number,
  count: number,
  now: Date,
): Promise<SupportPerson['signIns']> {
  const rows = await db
    .select({
      userAgent: sessions.userAgent,
      isTemporary: sql<boolean>`${sessions.tokenHash} is null`,
      createdUtc: sessions.createdUtc,
      lastActiveUtc: sessions.lastActiveUtc,
      expiresUtc: sessions.expiresUtc,
      revokedUtc: sessions.revokedUtc,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdUtc), desc(sessions.id))
    .limit(count)
  return rows.map(({ userAgent, isTemporary, createdUtc, lastActiveUtc, expiresUtc, revokedUtc }) => {
    const idleUtc = new Date(lastActiveUtc.getTime() + durations.sessionIdleHours * 3_600_000)
    const endUtc = revokedUtc ?? (idleUtc < expiresUtc ? idleUtc : expiresUtc)
    return {
      device: deviceName(userAgent),
      isTemporary,
      createdUtc: createdUtc.toISOString(),
      lastActiveUtc: lastActiveUtc.toISOString(),
      endedUtc: endUtc <= now ? endUtc.toISOString() : null,
    }
  })
}

/** Times of a person's latest failed sign-ins. */
export async function latestFailedSignIns(db: Queryable, userId: number, count: number): Promise<string[]> {
  const rows = await db
    .select({ atUtc: events.atUtc })
    .from(events)
    .where(and(eq(events.userId, userId), eq(events.kind, 'fail-sign-in')))
    .orderBy(desc(events.atUtc), desc(events.id))
    .limit(count)
  return rows.map(({ atUtc }) => atUtc.toISOString())
}
