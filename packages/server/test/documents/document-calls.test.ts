import { durations } from '@volute/domain/core/kernel'
import { signIn } from '@volute/domain/people/session'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { schema } from '../../src/core/db/index.ts'
import { fileKey } from '../../src/core/files/index.ts'
import { hashPassword } from '../../src/people/session/index.ts'
import { openMatrixWorld } from '../access-matrix/matrix-world.ts'
import { openTestShop, type TestShop } from '../open-test-shop.ts'
import { questionedErp } from '../questioned-erp.ts'
import { rolledBack } from '../rolled-back.ts'
import { documentRequests, type Requests } from './document-requests.ts'
import { differences, readCalls } from './read-calls.ts'

let shop: TestShop
let requests: Requests
beforeAll(async () => {
  shop = await openTestShop({ isUnfinished: async () => false, retrySoon: async () => {} })
  const world = await openMatrixWorld(shop)
  const meter = await ownDevice(world.riverbend)
  requests = documentRequests(world, { meter, passwordToken: await temporaryToken() })
  for (const name of ['documents/4RB-manual.pdf', 'svgs/4RB-EM-100.svg'])
    await shop.shop.files.put(fileKey(name), name)
  shop.shop.erp = { ...shop.shop.erp, ...questionedErp().erp }
})
afterAll(() => shop.close())

/** Access token of a user who has signed in with a temporary password. */
async function temporaryToken() {
  const emailAddress = 'quinn@riverbend.example'
  const { temporaryPasswords, users } = schema
  const { db } = shop.shop
  const [user] = await db.select().from(users).where(eq(users.email, emailAddress))
  await db.insert(temporaryPasswords).values({
    userId: user?.id ?? 0,
    purpose: 'FORGOTTEN',
    passwordHash: await hashPassword('Temporary-1-Volute'),
    expiresUtc: new Date(shop.clock.now.getTime() + durations.hour),
  })
  const sent = { username: emailAddress, password: 'Temporary-1-Volute' }
  return (await shop.call(signIn, sent)).body.accessToken ?? ''
}

/** Gives the company a device, and returns the device type's id. */
async function ownDevice(companyId: number) {
  const { companyDevices, deviceTypes } = schema
  const [type] = await shop.shop.db.insert(deviceTypes).values({ name: 'Flow Meter' }).returning()
  const deviceTypeId = type?.id ?? 0
  await shop.shop.db.insert(companyDevices).values({ companyId, deviceTypeId, identifier: 'FM-1' })
  return deviceTypeId
}

const calls = readCalls()

it('the list has every documented call once', () => {
  expect(calls.length).toBe(56)
  expect(Object.keys(requests).toSorted()).toEqual(calls.map(({ name }) => name).toSorted())
})

const isFile = ({ method }: { method: string }) => method === 'HEAD'

it.each(calls.filter((one) => !isFile(one)).map((one) => [one.name, one] as const))(
  '%s responds with the documented payload and all of its fields (OQ-103)',
  async (name, { method, path, sends, answers }) => {
    const { as, body, ...places } = requests[name] ?? { as: {} }
    expect(Object.keys(body ?? {}).toSorted()).toEqual(sends.toSorted())
    const answer = await rolledBack(shop, () => shop.request(method, `/api${pathTo(path, places)}`, body, as))
    expect([answer.status < 300, answer.body]).toEqual([true, expect.any(Object)])
    expect(differences(answer.body, answers)).toEqual([])
  },
)

it.each(calls.filter(isFile).map((one) => [one.name, one] as const))(
  '%s finds an existing file and no other, without a sign-in (LOOKUP-07, LOOKUP-11)',
  async (name, { path }) => {
    const { as, ...places } = requests[name] ?? { as: {} }
    const others = Object.fromEntries(Object.keys(places).map((place) => [place, 'none']))
    const statuses = []
    for (const asked of [places, others])
      statuses.push((await shop.app.inject({ method: 'HEAD', url: pathTo(path, asked) })).statusCode)
    expect(statuses).toEqual([200, 404])
  },
)

const pathTo = (path: string, places: Record<string, unknown>) =>
  path.replaceAll(/\{(\w+)\}/g, (_, place) => encodeURIComponent(String(places[place])))
