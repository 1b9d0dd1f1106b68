import { once } from 'node:events'
import { connect as dial } from 'node:net'
import { join } from 'node:path'
import { Client, type Connection } from 'pg'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { embeddedConfig, type EmbeddedDatabase, startEmbedded } from './embedded-database.ts'

let embedded: EmbeddedDatabase
beforeAll(async () => {
  embedded = await startEmbedded('memory')
})
afterAll(() => embedded.stop())

async function enter(settings = {}) {
  const client = new Client({ ...embeddedConfig(embedded), pipeline: true, ...settings })
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end().catch(() => {}))
  return client
}

const one = async (client: Client, text: string, values: unknown[] = []) =>
  Object.values((await client.query({ name: text, text, values })).rows[0])[0]

it('answers what is sent together in its order, and what comes after a statement that failed', async () => {
  const client = await enter()
  const answers = [1, 0, 2].map((by) => one(client, 'select 10 / $1::int', [by]))
  const settled = await Promise.allSettled(answers)
  expect(
    settled.map((answer) => (answer.status === 'fulfilled' ? answer.value : answer.reason.message)),
  ).toEqual([10, 'division by zero', 5])
})

it('takes and gives more than a socket holds at once', async () => {
  const client = await enter()
  const text = 'x'.repeat(3_000_000)
  expect(await one(client, 'select $1::text', [text])).toBe(text)
})

it('lets nobody into a transaction of another, and undoes one whose connection breaks', async () => {
  const [owner, other] = [await enter(), await enter()]
  await owner.query('create table kept (n int)')
  await owner.query('begin')
  await owner.query('insert into kept values (1)')
  const counted = one(other, 'select count(*)::int from kept')
  await owner.query('insert into kept values (2)')
  const { stream } = (owner as unknown as { connection: Connection }).connection
  stream.destroy()
  expect(await counted).toBe(0)
})

it('refuses encryption, and closes on what is no message', async () => {
  const socket = dial(join(embedded.host, '.s.PGSQL.5432'))
  await once(socket, 'connect')
  const question = Buffer.from('0000000804d2162f', 'hex')
  socket.write(question.subarray(0, 3))
  socket.write(question.subarray(3))
  expect(String((await once(socket, 'data'))[0])).toBe('N')
  socket.write(Buffer.alloc(100))
  await once(socket, 'close')
  expect(await one(await enter(), 'select 1')).toBe(1)
})
