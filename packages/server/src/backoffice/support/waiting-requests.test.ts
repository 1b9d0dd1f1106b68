import { listWaitingRequests } from '@volute/domain/backoffice/support'
import { getToday } from '@volute/domain/backoffice/today'
import { durations, limits } from '@volute/domain/core/kernel'
import { listJoinRequests, requestToJoin, reviewJoinRequest } from '@volute/domain/people/registration'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSupportDesk, type SupportDesk } from '../../../test/support-desk.ts'
import type { Caller } from '../../../test/open-test-shop.ts'
import { schema } from '../../core/db/index.ts'

let support: SupportDesk
let rosa: Caller
let kim: Caller
beforeAll(async () => {
  support = await openSupportDesk()
  rosa = await support.shop.signIn('rosa@riverbend.example')
  kim = await support.shop.signIn('kim@kestrel.example')
})
afterAll(() => support.shop.close())

const ask = (name: string, { companyId }: Caller) =>
  support.shop.call(requestToJoin, { name, emailAddress: `${name}@new.example`.toLowerCase(), companyId })
const waiting = async () => (await support.shop.call(listWaitingRequests, {}, support.nia)).body
const figure = async () => {
  const { body } = await support.shop.call(getToday, {}, support.nia)
  return body.figures.find(({ key }) => key === 'requests')
}

it('support sees the requests that wait in any company, the oldest first, with who decides; the day counts them (SUPPORT-11, TODAY-01, TODAY-03)', async () => {
  const { shop } = support
  await ask('Dana', rosa)
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000)
  await ask('Eli', kim)
  expect(
    (await waiting()).requests.map(({ name, companyName, deciders }) => [name, companyName, deciders]),
  ).toEqual([
    ['Dana', 'Riverbend Irrigation', ['Rosa']],
    ['Eli', 'Kestrel Mining', ['Kim']],
  ])
  expect(await figure()).toMatchObject({ value: 2 })
  expect(await support.lastAct()).toMatchObject({ kind: 'support-requests' })

  const companyId = String(rosa.companyId)
  const { joinRequests } = (await shop.call(listJoinRequests, { companyId }, rosa)).body
  const joinRequestId = String(joinRequests[0]?.joinRequestId)
  await shop.call(reviewJoinRequest, { companyId, joinRequestId, decision: 'DECLINED' }, rosa)
  expect((await waiting()).requests.map(({ name }) => name)).toEqual(['Eli'])
  expect(await figure()).toMatchObject({ value: 1 })
  expect((await figure())?.weeks.at(-1)).toBe(2)
})

it('everybody who may let others in is named, and an export of many requests is audited once (SUPPORT-09, SUPPORT-11)', async () => {
  const { shop, nia } = support
  const { db } = shop.shop
  for (const name of ['Ann', 'Bea', 'Cas']) await appoint(name)
  await db.insert(schema.joinRequests).values(
    Array.from({ length: limits.exportedAtOnce }, (_, index) => ({
      companyId: rosa.companyId,
      name: `Person ${index}`,
      email: `person-${index}@new.example`,
      createdUtc: shop.clock.now,
    })),
  )
  const looks = () => db.$count(schema.events, eq(schema.events.kind, 'support-requests'))
  const before = await looks()
  const headers = {
    accept: 'text/csv',
    authorization: `Bearer ${nia.token}`,
    'x-company-id': `${nia.companyId}`,
  }
  const { body } = await shop.app.inject({ url: '/api/support/join-requests', headers })
  const [head, , person, ...rest] = body.split('\r\n')
  expect(head).toBe('\uFEFFName,Email,Company,Requested (UTC),Approvers')
  expect(person).toMatch(/^Person 0,.*,"Ann, Bea, Cas, Rosa"$/)
  expect(rest).toHaveLength(limits.exportedAtOnce)
  expect(await looks()).toBe(before + 1)
})

/** Adds an administrator to Rosa's company. */
async function appoint(name: string) {
  const { db } = support.shop.shop
  const { companyId } = rosa
  const [{ roleId } = { roleId: null }] = await db
    .select({ roleId: schema.users.roleId })
    .from(schema.users)
    .where(eq(schema.users.email, 'rosa@riverbend.example'))
  const email = `${name}@riverbend.example`.toLowerCase()
  await db.insert(schema.users).values({ companyId, name, email, roleId, state: 'ENABLED' })
}

it('only staff with SUPPORT see them, and a request that is too old no longer waits (SUPPORT-10, SUPPORT-11, OQ-24)', async () => {
  const { shop, desk } = support
  for (const caller of [rosa, desk.otto])
    expect(await shop.call(listWaitingRequests, {}, caller)).toMatchObject({ status: 403 })
  shop.clock.now = new Date(shop.clock.now.getTime() + durations.joinRequestDays * durations.day)
  support.nia = await shop.signIn('nia@volute.example')
  expect(await waiting()).toMatchObject({ rowCount: 0, requests: [] })
  expect(await figure()).toMatchObject({ value: 0 })
})
