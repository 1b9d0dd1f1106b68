import { durations } from '@volute/domain/core/kernel'
import { schema, type Shop } from '@volute/server/seeding'
import { inArray } from 'drizzle-orm'

interface PastRequest {
  company: string
  name: string
  email: string
  daysAgo: number
  /** Days until it was declined; without them it waits. */
  declinedAfter?: number
}

/** People who asked to join a company: two wait, so that the day's figure has a list. */
export const pastRequests: readonly PastRequest[] = [
  { company: 'Kestrel Mining', name: 'Iris Fell', email: 'iris@fell.example', daysAgo: 64, declinedAfter: 1 },
  {
    company: 'Northwind Water',
    name: 'Sam Tully',
    email: 'sam@tully.example',
    daysAgo: 37,
    declinedAfter: 2,
  },
  { company: 'Kestrel Mining', name: 'Leo Marsh', email: 'leo@marsh.example', daysAgo: 18, declinedAfter: 1 },
  { company: 'Northwind Water', name: 'Ana Reyes', email: 'ana.reyes@northwind.example', daysAgo: 3 },
  { company: 'Kestrel Mining', name: 'Tom Okafor', email: 'tom.okafor@kestrel.example', daysAgo: 1 },
]

/** Writes past requests to join, without mails. */
export async function loadJoinRequests({ db, now }: Shop, requests: readonly PastRequest[]): Promise<void> {
  const { companies, joinRequests } = schema
  const found = await db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(
      inArray(
        companies.name,
        requests.map(({ company }) => company),
      ),
    )
  const idOf = (company: string) => {
    const one = found.find(({ name }) => name === company)
    if (!one) throw new Error(`the demo has no company ${company}`)
    return one.id
  }
  const at = (daysAgo: number) => new Date(now().getTime() - daysAgo * durations.day)
  await db.insert(joinRequests).values(
    requests.map(({ company, name, email, daysAgo, declinedAfter }) => ({
      companyId: idOf(company),
      name,
      email,
      createdUtc: at(daysAgo),
      ...(declinedAfter && { state: 'DECLINED' as const, decidedUtc: at(daysAgo - declinedAfter) }),
    })),
  )
}
