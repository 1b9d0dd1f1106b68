import { durations } from '@volute/domain/core/kernel'
import { getManagedClaim, listManagedClaims } from '@volute/domain/service/returns'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askQueue } from '../../../test/ask-queue.ts'
import { openClaims } from '../../../test/claims-world.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { readMails } from '../../../test/read-mails.ts'
import { NotYet, type Shop } from '../../core/http/context.ts'
import { schema } from '../../core/db/index.ts'
import { ErpError, type ErpReturn } from '@volute/erp'
import { announceClaim } from './announce-claim.ts'

let shop: TestShop
let world: Awaited<ReturnType<typeof openClaims>>
beforeAll(async () => {
  shop = await openTestShop()
  world = await openClaims(shop)
})
afterAll(() => shop.close())

const read = async (claimId: number) =>
  (await shop.call(getManagedClaim, { claimId: String(claimId) }, world.ada)).body

function wait(milliseconds: number) {
  shop.clock.now = new Date(shop.clock.now.getTime() + milliseconds)
}

const lastMail = async (recipient: string) => (await readMails(shop, recipient)).at(-1)

/** A shop whose ERP answers an announced claim with this function's result. */
function announcing(answer: (wanted: ErpReturn) => string): Shop & { announced: ErpReturn[] } {
  const announced: ErpReturn[] = []
  const erp = {
    ...shop.shop.erp,
    async requestReturn(wanted: ErpReturn) {
      announced.push(wanted)
      return { returnId: answer(wanted), returnNumber: answer(wanted), wasThere: false }
    },
  }
  return { ...shop.shop, erp, announced }
}

const failing = (error: ErpError) =>
  announcing(() => {
    throw error
  })

it('a claim is shown with its order, its dates and the quantities of its line (CLAIM-07, E158)', async () => {
  const claimId = await world.claimed({ quantity: 2, serialNumber: '100234' })
  expect(await read(claimId)).toMatchObject({
    claimId,
    companyName: 'Riverbend Irrigation',
    partNumber: 'TB10773',
    buyer: { name: 'Ben' },
    serialNumber: '100234',
    ordered: 3,
    shipped: 3,
    claimed: 2,
    shippedOn: ['2026-10-20'],
    installedOn: null,
    warranty: 'WITHIN',
    status: 'OPEN',
  })
  const missing = await shop.call(getManagedClaim, { claimId: '999999' }, world.ada)
  expect(missing.status).toBe(404)
})

it('the list filters by status, searches by order, part and company, and leads to the next open claim (CLAIM-07, E157)', async () => {
  const first = await world.claimed()
  shop.clock.now = new Date(shop.clock.now.getTime() + 1_000)
  const second = await world.claimed()
  await world.decide(second, 'DECLINED', 'Worn.')
  const ids = async (query: object) =>
    (await shop.call(listManagedClaims, { rowsPerPage: '100', ...query }, world.ada)).body.claims.map(
      ({ claimId }) => claimId,
    )
  expect(await ids({})).toContain(first)
  expect(await ids({})).not.toContain(second)
  expect(await ids({ status: 'DECLINED' })).toEqual([second])
  const newestFirst = await ids({ status: 'ALL', sortDirection: 'DESC' })
  expect(newestFirst.indexOf(second)).toBeLessThan(newestFirst.indexOf(first))
  const { orderNumber } = await read(second)
  expect(await ids({ status: 'ALL', searchValue: orderNumber })).toEqual([second])
  expect(await ids({ status: 'ALL', searchValue: 'tb10773' })).toEqual(
    expect.arrayContaining([first, second]),
  )
  expect(await ids({ status: 'ALL', searchValue: 'kestrel' })).toEqual([])
  const { nextClaimId } = await read(second)
  expect((await read(nextClaimId ?? 0)).status).toBe('OPEN')
})

it('a decision is made once and mailed to the person who claimed, and declining requires a reason (CLAIM-08, E159)', async () => {
  const claimId = await world.claimed()
  expect(await world.decide(claimId, 'DECLINED')).toMatchObject({
    status: 400,
    body: { error: 'A reason is required to decline a claim.' },
  })
  expect((await world.decide(claimId, 'DECLINED', 'Run dry.')).status).toBe(200)
  expect(await lastMail('ben@riverbend.example')).toMatchObject({
    subject: expect.stringContaining('declined'),
    text: expect.stringContaining('Reason: Run dry.'),
  })
  expect(await read(claimId)).toMatchObject({ status: 'DECLINED', answer: 'Run dry.', decidedBy: 'Ada' })
  expect(await world.decide(claimId, 'ACCEPTED')).toMatchObject({
    status: 409,
    body: { code: 'CLAIM_DECIDED' },
  })
})

it('only one of two simultaneous decisions counts (CLAIM-08, E159)', async () => {
  const claimId = await world.claimed()
  const answers = await Promise.all([
    world.decide(claimId, 'ACCEPTED'),
    world.decide(claimId, 'DECLINED', 'Worn.'),
  ])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
})

it('an accepted claim is announced to the ERP once, under its code (CLAIM-09, E159)', async () => {
  const claimId = await world.claimed({ quantity: 2, serialNumber: '100234', reason: 'It leaks.' })
  await world.decide(claimId, 'ACCEPTED', 'Send it to Fresno.')
  const jobs = await askQueue(shop.shop.db, (boss) => boss.findJobs('announce-claim'))
  expect(jobs.map(({ data }) => data)).toContainEqual({ claimId })

  const erp = announcing(() => 'RMA-7')
  await announceClaim(erp, claimId)
  await announceClaim(erp, claimId)
  const [claim] = await shop.shop.db.select().from(schema.claims).where(eq(schema.claims.id, claimId))
  expect(erp.announced).toEqual([
    {
      claimCode: claim?.code,
      requestCode: expect.stringMatching(/^[\da-f-]{36}$/),
      orderId: (await read(claimId)).orderNumber,
      lines: [{ position: 0, quantity: '2', serialNumber: '100234', reason: 'It leaks.' }],
      isWarranty: true,
    },
  ])
  expect(await read(claimId)).toMatchObject({ returnNumber: 'RMA-7', answer: 'Send it to Fresno.' })
})

it('a claim is announced only once accepted, and announced again when no answer came (CLAIM-09)', async () => {
  const claimId = await world.claimed()
  const erp = announcing(() => 'RMA-8')
  await announceClaim(erp, claimId)
  expect(erp.announced).toEqual([])
  await world.decide(claimId, 'ACCEPTED')
  const silent = failing(new ErpError('retryable', 'The answer was lost.', 'unknown'))
  await expect(announceClaim(silent, claimId)).rejects.toThrow('The answer was lost.')
  expect(await read(claimId)).toMatchObject({ returnNumber: null, erpRefusal: null })
  await expect(announceClaim(erp, claimId)).rejects.toThrow(NotYet)
  wait(durations.announcing)
  await announceClaim(erp, claimId)
  expect(erp.announced[0]?.claimCode).toBe(silent.announced[0]?.claimCode)
})

it("only one of several workers announces a claim, and a killed worker's claim is taken over after five minutes (CLAIM-09)", async () => {
  const claimId = await world.claimed()
  await world.decide(claimId, 'ACCEPTED')
  const killed = Promise.withResolvers<never>()
  const erp = announcing(() => 'RMA-12')
  const requestReturn = async (wanted: ErpReturn) => {
    erp.announced.push(wanted)
    return killed.promise
  }
  const workers = [1, 2].map(() => announceClaim({ ...erp, erp: { ...erp.erp, requestReturn } }, claimId))
  await expect(Promise.race(workers)).rejects.toThrow(NotYet)
  wait(durations.announcing - 1)
  await expect(announceClaim(erp, claimId)).rejects.toThrow(NotYet)
  expect(erp.announced).toHaveLength(1)
  wait(1)
  await announceClaim(erp, claimId)
  expect(await read(claimId)).toMatchObject({ returnNumber: 'RMA-12' })
  killed.reject(new Error('killed'))
  await Promise.allSettled(workers)
})

it('a claim that the ERP certainly has not received is announced again at once (CLAIM-09)', async () => {
  const claimId = await world.claimed()
  await world.decide(claimId, 'ACCEPTED')
  const busy = failing(new ErpError('retryable', 'The ERP is busy.'))
  await expect(announceClaim(busy, claimId)).rejects.toThrow('The ERP is busy.')
  await expect(announceClaim(busy, claimId)).rejects.toThrow('The ERP is busy.')
})

it('an ERP rejection is mailed to the staff, who can announce the claim again (CLAIM-09, E159)', async () => {
  const claimId = await world.claimed()
  await world.decide(claimId, 'ACCEPTED', 'Send it back.')
  const buyersMails = (await readMails(shop, 'ben@riverbend.example')).length
  await announceClaim(failing(new ErpError('rejected', 'The order is closed.')), claimId)
  expect(await read(claimId)).toMatchObject({ erpRefusal: 'The order is closed.', returnNumber: null })
  expect((await lastMail('ada@volute.example'))?.text).toContain('Reason: The order is closed.')

  expect((await world.decide(claimId, 'ACCEPTED')).status).toBe(200)
  expect(await read(claimId)).toMatchObject({ erpRefusal: null, answer: 'Send it back.' })
  await announceClaim(
    announcing(() => 'RMA-9'),
    claimId,
  )
  expect(await read(claimId)).toMatchObject({ erpRefusal: null, returnNumber: 'RMA-9' })
  expect(await readMails(shop, 'ben@riverbend.example')).toHaveLength(buyersMails)
})

it('while the ERP lacks a right the claim waits, and the staff are notified once (CLAIM-09)', async () => {
  const claimId = await world.claimed()
  await world.decide(claimId, 'ACCEPTED')
  const closed = failing(new ErpError('config', 'The shop may not write returns.'))
  const before = (await readMails(shop, 'ada@volute.example')).length
  await expect(announceClaim(closed, claimId)).rejects.toThrow('may not write returns')
  await expect(announceClaim(closed, claimId)).rejects.toThrow('may not write returns')
  expect(await readMails(shop, 'ada@volute.example')).toHaveLength(before + 1)
  await announceClaim(
    announcing(() => 'RMA-10'),
    claimId,
  )
  expect(await read(claimId)).toMatchObject({ erpRefusal: null, returnNumber: 'RMA-10' })
})
