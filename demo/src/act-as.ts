import { durations } from '@volute/domain/core/kernel'
import {
  type ActorContext,
  CachedReads,
  openOrderDesk,
  type Queryable,
  schema,
  type Shop,
} from '@volute/server/seeding'
import { eq } from 'drizzle-orm'

const { accounts, companies, distributors, users } = schema

/** Makes the context of a call that this person made some days ago; it sends no mails. */
export async function actAs(shop: Shop, email: string, daysAgo: number): Promise<ActorContext> {
  const { customer, discountBasisPoints, ...person } = await findPerson(shop.db, email)
  const then = new Date(shop.now().getTime() - daysAgo * durations.day)
  const now = () => then
  return {
    ...shop,
    now,
    erp: openOrderDesk(shop.db, now),
    async sendMail() {},
    async giveBackAttempts() {},
    token: undefined,
    address: '',
    userAgent: '',
    catalogue: new CachedReads(0),
    actor: {
      ...person,
      sessionId: 0,
      originalCompanyId: person.companyId,
      refusesUsedPo: false,
      worksForProvider: person.isProviderStaff,
      customer: customer ?? '',
      permissions: [],
      discountBasisPoints: discountBasisPoints ?? 0,
    },
  }
}

/** Finds a person, who acts for their own company. */
async function findPerson(db: Queryable, email: string) {
  const [person] = await db
    .select({
      userId: users.id,
      userName: users.name,
      emailAddress: users.email,
      companyId: companies.id,
      companyName: companies.name,
      isPackager: companies.isPackager,
      isProviderStaff: companies.isProvider,
      customer: accounts.identifier,
      discountBasisPoints: accounts.discountBasisPoints,
      distributor: { code: distributors.code, name: distributors.name },
    })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .leftJoin(accounts, eq(accounts.id, companies.accountId))
    .leftJoin(distributors, eq(distributors.companyId, companies.id))
    .where(eq(users.email, email))
  if (!person) throw new Error(`there is nobody with the address ${email}`)
  return person
}
