import { asc, eq } from 'drizzle-orm'
import { schema } from '../src/core/db/index.ts'
import type { TestShop } from './open-test-shop.ts'

/** All mails to a recipient so far, oldest first. */
export async function readMails({ shop }: TestShop, recipient: string) {
  return shop.db
    .select()
    .from(schema.outbox)
    .where(eq(schema.outbox.recipient, recipient))
    .orderBy(asc(schema.outbox.id))
}

/** The temporary password in a mail's text. */
export function temporaryPasswordIn(mail: { text: string } | undefined): string {
  const [, password] = /^Temporary password: (\S{16})$/m.exec(mail?.text ?? '') ?? []
  if (!password) throw new Error(`The mail holds no temporary password: ${mail?.text}`)
  return password
}
