import { fillOrders, fillQuotes } from '../world/fill-orders.ts'
import { fillCompanies, fillPeople, type Person } from '../world/fill-people.ts'
import type { World } from '../world/open-world.ts'
import type { Callers } from './listings.ts'
import { vacuumFilled } from '../world/vacuum-filled.ts'

const [PROVIDER, LARGE, SMALL] = ['Bench Provider', 'Bench Large', 'Bench Small 1']
/** Orders in the shop per small company, which has half of them, and per quote of the large company. */
const FEW = 100
/** Orders in the shop per person of the large company. */
const PER_PERSON = 1_000
/** People, quotes and idle companies on top of those, so that each list reaches its count limit at every size. */
const ALWAYS = 1_000

export async function openCallers({ db, pool }: World): Promise<Callers> {
  await fillCompanies(db, pool, [LARGE, SMALL])
  const [large, small, staff] = await Promise.all(
    [LARGE, SMALL, PROVIDER].map(async (company) => {
      const [person] = await fillPeople(pool, company, 1)
      if (!person) throw new Error(`${company} has nobody`)
      return person
    }),
  )
  const { rows } = await pool.query<{ id: number }>('select id from companies where name = $1', [LARGE])
  const used = await pool.query<{ number: string }>(mostUsed)
  return {
    large: { ...(large as Person), companyId: rows[0]?.id ?? 0 },
    small: small as Person,
    staff: staff as Person,
    usedPart: used.rows[0]?.number ?? '',
  }
}

/**
 * Gives half of the orders to one company, which gets more people and quotes as it grows; small companies have fifty orders
 * each, and some companies none.
 */
export async function growOrders({ pool }: World, orders: number): Promise<void> {
  const small = Array.from({ length: orders / FEW }, (_, index) => `Bench Small ${index + 1}`)
  const idle = Array.from({ length: ALWAYS }, (_, index) => `Bench Idle ${index + 1}`)
  await pool.query(openSmall, [[...small, ...idle]])
  await fillPeople(pool, LARGE, ALWAYS + orders / PER_PERSON)
  await fillOrders(pool, [LARGE], orders / 2)
  await fillOrders(pool, small, orders / 2)
  await fillQuotes(pool, LARGE, { count: ALWAYS + orders / FEW })
  await vacuumFilled(pool)
}

const openSmall = `
  with opened as (
    insert into companies (name) select name from unnest($1::text[]) name
    where name not in (select name from companies) returning id, name)
  insert into users (company_id, email, name, state) select id, id || '@small.example', name, 'ENABLED' from opened`

const mostUsed = `
  select part_number as number from parts join bom_lines on child_part_id = parts.id
  group by parts.id order by count(*) desc, parts.id limit 1`
