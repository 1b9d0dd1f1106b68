import { eq } from 'drizzle-orm'
import { type Queryable, schema } from '../db/index.ts'

/** Whether the provider's company is there: without it the shop is empty. */
export async function hasProvider(db: Queryable): Promise<boolean> {
  return (await db.$count(schema.companies, eq(schema.companies.isProvider, true))) > 0
}
