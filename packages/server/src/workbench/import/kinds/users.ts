import { type SQL, sql } from 'drizzle-orm'
import { storedPhone, limits, phoneText, readEmail } from '@volute/domain/core/kernel'
import { z } from 'zod'
import { nameKey, rolesOf, type Transaction } from '../../../core/db/index.ts'
import { type Column, companyColumn, required, textColumn } from '../columns.ts'
import type { Kind, Problem } from '../kind.ts'
import { from, mergeStaged, type Source } from '../merge-staged.ts'

const emailColumn: Column = {
  type: 'text',
  read: z.string().transform((text, context) => {
    const email = readEmail(text)
    if (email) return email
    context.addIssue(`'${text.slice(0, limits.email)}' is not an email address`)
    return z.NEVER
  }),
}

const phone = /^\+?(?<code>\d{1,4})[ .-]\(?(?<number>\d[\d ().-]*)$/

/** Staged as `phoneText` writes it: the country code, a space and digits. */
const phoneColumn: Column = {
  type: 'text',
  read: z.string().transform((text, context) => {
    const { code = null, number = null } = phone.exec(text)?.groups ?? {}
    const kept = phoneText(storedPhone({ phoneNumberCountryCode: code, phoneNumber: number }))
    if (kept && kept.length <= limits.callingCode + 1 + limits.phone) return kept
    context.addIssue(`'${text.slice(0, 50)}' is not a phone number such as +1 206 555 0142`)
    return z.NEVER
  }),
}

/** True when `u` is the person of a staged row; addresses of deleted accounts are free (OQ-28). */
const isStaged = sql`u.email = s.email collate "C" and u.state <> 'DELETED'`
const stagedRole = sql`(
  select r.id from roles r where r.company_id = s.company_id and ${nameKey(sql`r.name`)} = ${nameKey(sql`s.role`)})`
const onlyNew = (value: SQL): Source => from('', value)

/** Users of companies, each with one role. They have no password yet, and set one by 'Forgot your password?'. */
export const users: Kind = {
  file: 'users.csv',
  columns: {
    email: required(emailColumn),
    name: required(textColumn(limits.userName)),
    company: required(companyColumn),
    role: { ...textColumn(limits.roleName), blank: 'Basic User' },
    phone: phoneColumn,
  },
  unique: [{ column: 'email', by: sql`s.email`, says: (line) => `stands in line ${line} already` }],
  async check(tx) {
    return [...(await findHeld(tx)), ...(await findUnknownRoles(tx)), ...(await findLastAdmins(tx))]
  },
  async merge(tx, present) {
    if (present.has('role')) await eventsOfNewRoles(tx)
    const merged = await mergeStaged(tx, present, {
      label: 'users',
      table: 'users',
      atOnce: true,
      match: sql`t.email = s.email collate "C" and t.state <> 'DELETED'`,
      set: {
        email: onlyNew(sql`s.email`),
        company_id: onlyNew(sql`s.company_id`),
        state: onlyNew(sql`'ENABLED'::user_state`),
        name: from('name'),
        role_id: from('role', stagedRole),
        phone_country_code: from('phone', sql`split_part(s.phone, ' ', 1)`),
        phone_number: from('phone', sql`split_part(s.phone, ' ', 2)`),
      },
    })
    await eventsOfNewPeople(tx)
    return [merged]
  },
}

/** Rejects users who belong to another company, are disabled, or have been deleted: an old file must not restore them. */
async function findHeld(tx: Transaction): Promise<Problem[]> {
  const { rows } = await tx.execute<{ line: number; reason: string }>(sql`
    select s.line, case
      when u.state = 'DISABLED' then 'is disabled'
      when u.company_id <> s.company_id then 'belongs to ''' || c.name || ''' already' end as reason
    from staged s join users u on ${isStaged} join companies c on c.id = u.company_id
    where not s.bad and (u.state = 'DISABLED' or u.company_id <> s.company_id)
    union all
    select s.line, 'has been deleted: who wants to come back is invited on the page Manage Users'
    from staged s where not s.bad and not exists (select from users u where ${isStaged})
      and exists (
        select from users d where d.email = s.email collate "C" and d.state = 'DELETED'
          and d.policy_accepted_utc is not null)
    order by line`)
  return rows.map((row) => ({ ...row, column: 'email' }))
}

async function findUnknownRoles(tx: Transaction): Promise<Problem[]> {
  const { rows } = await tx.execute<{ line: number; company: string; role: string }>(sql`
    select line, company, role from staged s where not bad and ${stagedRole} is null order by line`)
  return rows.map(({ line, company, role }) => ({
    line,
    column: 'role',
    reason: `'${company}' has no role '${role}'`,
  }))
}

/** Rejects rows that would leave a company without an enabled 'Admin' (OQ-31). */
async function findLastAdmins(tx: Transaction): Promise<Problem[]> {
  const { rows } = await tx.execute<{ line: number; company: string }>(sql`
    with after as (
      select u.id, u.company_id, a.id as admin_id, s.line, u.role_id as was,
        case when s.line is null then u.role_id else ${stagedRole} end as role_id
      from users u join roles a on a.company_id = u.company_id and a.immutable and a.name = 'Admin'
      left join staged s on ${isStaged} and not s.bad
      where u.state = 'ENABLED' and u.company_id in (select company_id from staged))
    select line, c.name as company from after lost join companies c on c.id = lost.company_id
    where was = admin_id and lost.role_id <> admin_id
      and not exists (
        select from after kept where kept.company_id = lost.company_id
          and kept.admin_id in ${rolesOf(sql`kept`)})
      and not exists (
        select from staged s where s.company_id = lost.company_id and not s.bad and ${stagedRole} = lost.admin_id)
    order by line`)
  return rows.map(({ line, company }) => ({
    line,
    column: 'role',
    reason: `'${company}' would be left without an administrator`,
  }))
}

/** Records an event for each user whose role the file changes. It names no actor, since the operator is not a user of the shop. */
const eventsOfNewRoles = (tx: Transaction) =>
  tx.execute(sql`
    insert into events (company_id, kind, subject)
    select u.company_id, 'import-user',
      jsonb_build_object('userId', u.id, 'before', jsonb_build_object('roleId', u.role_id), 'roleId', ${stagedRole})
    from staged s join users u on ${isStaged} where u.role_id is distinct from ${stagedRole}`)

/** Records an event for each user created by this transaction. */
const eventsOfNewPeople = (tx: Transaction) =>
  tx.execute(sql`
    insert into events (company_id, kind, subject)
    select u.company_id, 'import-user', jsonb_build_object('userId', u.id, 'roleId', u.role_id)
    from staged s join users u on ${isStaged} where u.created_utc = now()`)
