import { signIn } from '@volute/domain/people/session'
import { getSupportPerson } from '@volute/domain/backoffice/support'
import { createUserGroup } from '@volute/domain/people/users'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSupportDesk, type SupportDesk } from '../../../test/support-desk.ts'
import { schema } from '../../core/db/index.ts'

let support: SupportDesk
beforeAll(async () => {
  support = await openSupportDesk()
})
afterAll(() => support.shop.close())

async function look(email: string) {
  const { shop, nia } = support
  const [user] = await shop.shop.db.select().from(schema.users).where(eq(schema.users.email, email))
  return (await shop.call(getSupportPerson, { userId: String(user?.id) }, nia)).body
}

type Person = Awaited<ReturnType<typeof look>>

const rightOf = ({ rights }: Person, permission: string) =>
  rights.find((right) => right.permission === permission)

it('each permission lists the roles and groups that grant it, and the roles that have it (SUPPORT-02)', async () => {
  const { shop } = support
  expect(rightOf(await look('vic@riverbend.example'), 'PREPARE_QUOTES')).toEqual({
    permission: 'PREPARE_QUOTES',
    sources: [],
    roles: ['Admin', 'Buyer', 'Estimator'],
  })
  const rosa = await shop.signIn('rosa@riverbend.example')
  const { body: ben } = await shop.call(
    getSupportPerson,
    { userId: String(support.desk.ben.userId) },
    support.nia,
  )
  const [estimator] = await shop.shop.db.select().from(schema.roles).where(eq(schema.roles.name, 'Estimator'))
  await shop.call(
    createUserGroup,
    {
      companyId: String(rosa.companyId),
      name: 'Night shift',
      roleIds: [estimator?.id ?? 0],
      userIds: [ben.userId],
    },
    rosa,
  )
  const member = await look('ben@riverbend.example')
  expect(member).toMatchObject({
    companyName: 'Riverbend Irrigation',
    distributorName: 'Central Pump Supply',
    accountIdentifier: 'A-RIVER',
    roleName: 'Buyer',
    groups: [{ name: 'Night shift', roles: ['Estimator'] }],
    hasPassword: true,
  })
  expect(rightOf(member, 'PREPARE_QUOTES')?.sources).toEqual([
    { roleName: 'Buyer', groupName: null },
    { roleName: 'Estimator', groupName: 'Night shift' },
  ])
  expect(rightOf(member, 'PLACE_SALES_ORDERS')?.sources).toEqual([{ roleName: 'Buyer', groupName: null }])
  expect(rightOf(member, 'MANAGE_ORDERS')).toBeUndefined()
})

it('a person shows live and ended sign-ins, failed sign-ins, and until when sign-in is locked (SUPPORT-03)', async () => {
  const { shop } = support
  const email = 'quinn@riverbend.example'
  await shop.signIn(email)
  const beganUtc = shop.clock.now.toISOString()
  shop.clock.now = new Date(shop.clock.now.getTime() + 3 * 3_600_000)
  support.nia = await shop.signIn('nia@volute.example')
  await shop.signIn(email)
  const failedUtc = shop.clock.now.toISOString()
  for (let time = 0; time < 10; time++) await shop.call(signIn, { username: email, password: 'wrong' })
  const { signIns, failedSignIns, attempts } = await look(email)
  const device = 'Unknown device'
  expect(signIns).toMatchObject([
    { createdUtc: failedUtc, endedUtc: null },
    { device, isTemporary: false, createdUtc: beganUtc, lastActiveUtc: beganUtc },
  ])
  expect(signIns[1]?.endedUtc).toBe(new Date(Date.parse(beganUtc) + 2 * 3_600_000).toISOString())
  expect(failedSignIns).toEqual(Array.from({ length: 10 }, () => failedUtc))
  const lockedUntilUtc = new Date(Date.parse(failedUtc) + 15 * 60_000).toISOString()
  expect(attempts).toEqual({ taken: 10, most: 10, lockedUntilUtc })
  shop.clock.now = new Date(lockedUntilUtc)
  expect((await look(email)).attempts).toEqual({ taken: 0, most: 10, lockedUntilUtc: null })
})

it('a person shows the latest orders and mails, and what was done by and about the person (SUPPORT-03)', async () => {
  support.desk.ben = await support.shop.signIn('ben@riverbend.example')
  const order = await support.desk.received('PERSON-1', support.desk.ben)
  const ben = await look('ben@riverbend.example')
  expect(ben.orders).toMatchObject([{ salesOrderId: order.salesOrderId, poNumber: 'PERSON-1' }])
  expect(ben.mails).toMatchObject([
    { subject: `Volute: order ${order.orderNumber} received`, sentUtc: null, whyNot: null },
  ])
  expect(ben.acts.slice(0, 2)).toMatchObject([
    { act: 'support-person', userName: 'Nia', companyName: 'Riverbend Irrigation' },
    { act: 'place-order', userName: 'Ben', facts: [{ name: 'Order', value: order.orderNumber }] },
  ])
})

it('an unknown person is not found (SUPPORT-02)', async () => {
  const { shop, nia } = support
  expect(await shop.call(getSupportPerson, { userId: '999999' }, nia)).toMatchObject({ status: 404 })
})
