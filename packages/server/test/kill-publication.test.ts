import { type Endpoint, type ReplyOf, requestOf, type SentTo } from '@volute/domain/core/kernel'
import { getPart } from '@volute/domain/catalogue/part'
import { signIn } from '@volute/domain/people/session'
import * as contract from '@volute/domain/workbench/workbench'
import { sql } from 'drizzle-orm'
import { execFileSync } from 'node:child_process'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileKey, openFiles } from '../src/core/files/index.ts'
import { uploadKey } from '../src/workbench/workbench/upload-store.ts'
import { eventually } from './eventually.ts'
import { makePdf } from './make-pdf.ts'
import { prepareShopProcess } from './spawn-shop.ts'
import { PASSWORD } from './world.ts'

const PARTS = 1_000
/** Number of progress calls that take about as long as a publication. */
const MOST_CALLS = 150
const manual = makePdf(['Torque the casing screws'])

let shop: Awaited<ReturnType<typeof prepareShopProcess>>
let address: string
let headers: Record<string, string> = {}

beforeAll(async () => {
  shop = await prepareShopProcess()
  address = await shop.start()
})
afterAll(() => shop.remove())

async function call<E extends Endpoint>(endpoint: E, sent: SentTo<E>, content?: string): Promise<ReplyOf<E>> {
  const { method, url, body } = requestOf(endpoint, sent)
  const type = content === undefined ? 'application/json' : 'application/octet-stream'
  const payload = content ?? body
  const answer = await fetch(`${address}${url}`, {
    method,
    headers: { ...headers, ...(payload !== null && { 'content-type': type }) },
    ...(payload !== null && { body: payload }),
  })
  if (!answer.ok) throw new Error(`${endpoint.name} answers ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as ReplyOf<E>
}

/** A compared draft of many prices and a manual. */
async function prepareDraft() {
  const { token, companyId } = await call(signIn, {
    username: 'ada@volute.example',
    password: PASSWORD,
  })
  headers = { authorization: `Bearer ${token}`, 'x-company-id': String(companyId) }
  const publicationId = String((await call(contract.beginDraft, { name: 'Prices' })).publicationId)
  const rows = Array.from({ length: PARTS }, (_, n) => `KILL-${n},${n}.50\n`)
  const parts = `part_number,price\n${rows.join('')}`
  await call(contract.uploadFile, { publicationId, name: 'parts.csv' }, parts)
  await call(contract.uploadFile, { publicationId, name: 'documents/kill.pdf' }, manual)
  const get = () => call(contract.getPublication, { publicationId })
  await eventually(async () => (await get()).files.every(({ state }) => state === 'READY'))
  await call(contract.compareDraft, { publicationId })
  await eventually(async () => (await get()).isCompared)
  return { publicationId, get }
}

/** State of the publication in the database while no shop runs. */
async function lookInside(publicationId: string) {
  const opened = await shop.open()
  const { rows } = await opened.db.execute(sql`
    select state, (select count(*)::int from parts where part_number like 'KILL-%') as parts
    from publications where id = ${publicationId}`)
  // Expire the heartbeat of the killed process now; otherwise it takes ten seconds.
  await opened.db.execute(
    sql`update pgboss.job set heartbeat_on = now() - interval '11 seconds' where state = 'active'`,
  )
  await opened.close()
  return rows[0]
}

it('after a kill during a publication all of it is published or nothing, and the next worker finishes it (PUBLISH-03)', async () => {
  const { publicationId, get } = await prepareDraft()
  await call(contract.publishDraft, { publicationId, atUtc: null, withoutBadRows: false })
  const calls = Math.round(Math.random() * MOST_CALLS)
  for (let call = 0; call < calls; call++) await get()
  await shop.end('SIGKILL')

  const killed = await lookInside(publicationId)
  const nothing = { state: 'PUBLISHING', parts: 0 }
  const whole = { state: 'PUBLISHED', parts: PARTS }
  expect([nothing, whole], `killed after ${calls} calls`).toContainEqual(killed)

  address = await shop.start()
  await eventually(async () => (await get()).state === 'PUBLISHED')
  // The manual is a row as well.
  expect(await get()).toMatchObject({ problem: null, added: PARTS + 1 })
  expect(await call(getPart, { partNumber: `KILL-${PARTS - 1}` })).toMatchObject({ price: PARTS - 0.5 })
  const files = await openFiles({ dataDir: shop.dataDir, filesUrl: undefined })
  expect(await files.get(fileKey('documents/kill.pdf'))).toBe(manual)
})

it('after a kill during a comparison the catalogue is unchanged, and the next worker finishes it (PUBLISH-01)', async () => {
  const { publicationId, get } = await prepareDraft()
  await call(contract.compareDraft, { publicationId })
  const calls = Math.round(Math.random() * MOST_CALLS)
  for (let call = 0; call < calls; call++) await get()
  await shop.end('SIGKILL')
  expect(await lookInside(publicationId)).toEqual({ state: 'DRAFT', parts: PARTS })

  address = await shop.start()
  await eventually(async () => (await get()).isCompared)
  expect(await get()).toMatchObject({ work: null, problem: null })
})

it('a comparison whose process was killed twice is given up, and the shop still starts (PUBLISH-12)', async () => {
  const { publicationId, get } = await prepareDraft()
  const [file] = (await get()).files
  const path = join(shop.dataDir, 'files', uploadKey(Number(publicationId), file?.fileId ?? 0))
  await rm(path)
  // Opening a pipe waits for the other side: the worker opens it for reading, and then has nothing to read.
  execFileSync('mkfifo', [path])
  await call(contract.compareDraft, { publicationId })
  for (let kills = 0; kills < 2; kills++) {
    const written = await open(path, 'w')
    await shop.end('SIGKILL')
    await written.close()
    await lookInside(publicationId)
    address = await shop.start()
  }
  await eventually(async () => (await get()).work === null)
  expect((await get()).problem).toBe(contract.workbenchMessages.killed)
})
