import { fillOrders, fillQuotes } from '../world/fill-orders.ts'
import { fillCompanies, fillPeople, type Person } from '../world/fill-people.ts'
import type { World } from '../world/open-world.ts'
import type { Callers } from './listings.ts'

const [PROVIDER, LARGE, SMALL] = ['Bench Provider', 'Bench Large', 'Bench Small 1']
/** Of all orders, so many for each small company, half of which are its own, and for each quote of the large one. */
const FEW = 100
/** Orders for each person of the large company. */
const PER_PERSON = 1_000

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

/** Half of the orders are one company's, with more people and quotes as it grows; the others have fifty each. */
export async function growOrders({ pool }: World, from: number, to: number): Promise<void> {
  const first = Math.round(from / FEW) + 1
  const small = Array.from({ length: to / FEW - first + 1 }, (_, index) => `Bench Small ${first + index}`)
  await pool.query(openSmall, [small])
  await fillPeople(pool, LARGE, (to - from) / PER_PERSON)
  await fillOrders(pool, [LARGE], from / 2, to / 2)
  await fillOrders(pool, small, from / 2, to / 2)
  await fillQuotes(pool, LARGE, { from: from / FEW, to: to / FEW })
  await pool.query('vacuum analyze')
}

const openSmall = `
  with opened as (
    insert into companies (name) select name from unnest($1::text[]) name
    where name not in (select name from companies) returning id, name)
  insert into users (company_id, email, name, state) select id, id || '@small.example', name, 'ENABLED' from opened`

const mostUsed = `
  select part_number as number from parts join bom_lines on child_part_id = parts.id
  group by parts.id order by count(*) desc, parts.id limit 1`
