import { sql } from 'drizzle-orm'
import { limits } from '@volute/domain/core/kernel'
import { nameKey, type Transaction } from '../../../core/db/index.ts'
import { openCompanyRoles } from '../../../people/people/index.ts'
import {
  accountColumn,
  distributorColumn,
  flagColumn,
  percentColumn,
  required,
  textColumn,
} from '../columns.ts'
import type { Count, Kind, Problem } from '../kind.ts'
import { from, mergeStaged, sameStagedName, uniqueName } from '../merge-staged.ts'

/** Customers; a new one gets its 'Admin' and 'Basic User' roles. The discount is stored on the account (OQ-36). */
export const companies: Kind = {
  file: 'companies.csv',
  names: { noun: 'company', column: 'name' },
  columns: {
    name: required(textColumn(limits.companyName)),
    account_identifier: accountColumn,
    discount_percent: percentColumn,
    distributor: distributorColumn,
    is_packager: flagColumn,
    is_migrating: flagColumn,
    is_test: flagColumn,
  },
  unique: [
    uniqueName('name'),
    {
      column: 'distributor',
      by: sql`s.distributor_id`,
      says: (line) => `serves the company of line ${line} already`,
    },
  ],
  async check(tx) {
    return [
      ...(await findProvider(tx)),
      ...(await findLooseDiscounts(tx)),
      ...(await findTwoDiscounts(tx)),
      ...(await findTakenDistributors(tx)),
    ]
  },
  async merge(tx, present) {
    const merged = await mergeStaged(tx, present, {
      label: 'companies',
      table: 'companies',
      atOnce: true,
      match: sql`${sameStagedName('name')} and t.deleted_utc is null`,
      set: {
        name: from('name'),
        account_id: from('account_identifier', sql`s.account_id`),
        is_packager: from('is_packager'),
        is_migrating: from('is_migrating'),
        is_test: from('is_test'),
        // A company that the maker's ERP knows is not provisional.
        provisional_until_utc: from('name', sql`null::timestamptz`),
      },
    })
    await openCompanyRoles(tx)
    return [
      merged,
      ...(present.has('discount_percent') ? [await setDiscounts(tx)] : []),
      ...(present.has('distributor') ? [await linkDistributors(tx)] : []),
    ]
  },
}

async function findProvider(tx: Transaction): Promise<Problem[]> {
  const { rows } = await tx.execute<{ line: number }>(
    sql`
      select line from staged s
      where ${nameKey(sql`s.name`)} = (select ${nameKey(sql`c.name`)} from companies c where c.is_provider)`,
  )
  return rows.map(({ line }) => ({ line, column: 'name', reason: "is the provider's own name" }))
}

async function findLooseDiscounts(tx: Transaction): Promise<Problem[]> {
  const { rows } = await tx.execute<{ line: number }>(sql`
    select line from staged where discount_percent is not null and account_identifier is null and not bad`)
  return rows.map(({ line }) => ({
    line,
    column: 'discount_percent',
    reason: 'needs an account_identifier: the discount belongs to the account',
  }))
}

async function findTwoDiscounts(tx: Transaction): Promise<Problem[]> {
  const { rows } = await tx.execute<{ line: number; first: number }>(sql`
    select line, first from (
      select line, discount_percent, first_value(line) over same as first,
        first_value(discount_percent) over same as first_discount
      from staged where discount_percent is not null and account_id is not null and not bad
      window same as (partition by account_id order by line)
    ) compared where discount_percent <> first_discount order by line`)
  return rows.map(({ line, first }) => ({
    line,
    column: 'discount_percent',
    reason: `differs from line ${first}, which has the same account`,
  }))
}

async function setDiscounts(tx: Transaction): Promise<Count> {
  const { rows } = await tx.execute<{ total: number }>(
    sql`select count(distinct account_id)::int as total from staged where discount_percent is not null`,
  )
  const { rowCount } = await tx.execute(sql`
    update accounts t set discount_basis_points = s.discount_percent
    from staged s where s.account_id = t.id and t.discount_basis_points <> s.discount_percent`)
  const changed = rowCount ?? 0
  return { label: 'account discounts', added: 0, changed, unchanged: (rows[0]?.total ?? 0) - changed }
}

const isStaged = sql`${nameKey(sql`c.name`)} = ${nameKey(sql`s.name`)} and c.deleted_utc is null`

/** Rejects a distributor that already serves another company (OQ-34), unless the file frees it from that company. */
async function findTakenDistributors(tx: Transaction): Promise<Problem[]> {
  const { rows } = await tx.execute<{ line: number; company: string }>(sql`
    select s.line, c.name as company from staged s
    join distributors d on d.id = s.distributor_id join companies c on c.id = d.company_id
    where not s.bad and not (${isStaged}) and not exists (
      select from staged o where ${nameKey(sql`o.name`)} = ${nameKey(sql`c.name`)} and not o.bad)
    order by line`)
  return rows.map(({ line, company }) => ({
    line,
    column: 'distributor',
    reason: `serves the company '${company}' already`,
  }))
}

/** Sets the distributor of every company in the file, replacing an earlier one; a blank cell removes it. */
async function linkDistributors(tx: Transaction): Promise<Count> {
  const freed = await tx.execute(sql`
    update distributors t set company_id = null from staged s join companies c on ${isStaged}
    where t.company_id = c.id and t.id is distinct from s.distributor_id`)
  const linked = await tx.execute(sql`
    update distributors t set company_id = c.id from staged s join companies c on ${isStaged}
    where t.id = s.distributor_id and t.company_id is distinct from c.id`)
  const { rows } = await tx.execute<{ total: number }>(
    sql`select count(distributor_id)::int as total from staged`,
  )
  const [added, removed] = [linked.rowCount ?? 0, freed.rowCount ?? 0]
  return { label: 'distributor links', added, changed: 0, removed, unchanged: (rows[0]?.total ?? 0) - added }
}
