import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Ground } from './open-ground.ts'

/** Mails written and received so far, to compare an outcome with. */
export async function readBegin(ground: Ground) {
  const [row] = await ask<{ mail: number }>(ground, 'select coalesce(max(id), 0)::int as mail from outbox')
  return { mail: row?.mail ?? 0, files: await countFiles(ground), received: ground.mail.received().length }
}

/** Waits until every order has reached the order desk and every mail has been sent. */
export async function awaitDone(ground: Ground, stop: AbortSignal): Promise<void> {
  const isDone = async () => (await ask<{ left: number }>(ground, undone))[0]?.left === 0
  while (!(await isDone().catch(() => false))) await wait(200, undefined, { signal: stop })
}

const undone = `
  select (select count(*) from sales_orders where request_status = 'PENDING')::int
    + (select count(*) from outbox where sent_utc is null)::int as left`

/** Counts acknowledged orders that are missing or doubled in the shop or at the desk, and mails not sent or sent twice. */
export async function readOutcome(
  ground: Ground,
  begin: Awaited<ReturnType<typeof readBegin>>,
  codes: readonly string[],
) {
  const [row] = await ask<{ inShop: number; atDesk: number; atDeskOnce: number; mails: number }>(
    ground,
    outcome,
    [codes, begin.mail],
  )
  const { inShop = 0, atDesk = 0, atDeskOnce = 0, mails = 0 } = row ?? {}
  const received = ground.mail.received().slice(begin.received)
  const arrived = new Set(received).size + (await countFiles(ground)) - begin.files
  return {
    missing: codes.length - Math.min(inShop, atDeskOnce),
    doubled: atDesk - atDeskOnce,
    mails,
    mailsMissing: mails - arrived,
    mailsDoubled: received.length - new Set(received).size,
  }
}

const outcome = `
  select (select count(*) from sales_orders where request_code = any($1))::int as "inShop",
    (select count(*) from desk_orders where request_code = any($1))::int as "atDesk",
    (select count(distinct request_code) from desk_orders where request_code = any($1))::int as "atDeskOnce",
    (select count(*) from outbox where id > $2)::int as mails`

const countFiles = async ({ dataDir }: Ground) =>
  (await readdir(join(dataDir, 'mail')).catch(() => [])).filter((name) => name.endsWith('.eml')).length

async function ask<Row>({ database }: Ground, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database.url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(text, values)).rows as Row[]
  } finally {
    await client.end()
  }
}
