import { setReplacement } from '@volute/domain/backoffice/demand'
import { getPart } from '@volute/domain/catalogue/part'
import { desc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { grant } from '../../../test/grant.ts'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { schema } from '../../core/db/index.ts'

const { events, parts } = schema
let shop: TestShop
let ada: Caller
let ben: Caller
beforeAll(async () => {
  shop = await openTestShop()
  ada = await shop.signIn('ada@volute.example')
  ben = await shop.signIn('ben@riverbend.example')
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.shop.db.update(parts).set({ replacedByPartId: null })
})

const set = (partNumber: string, replacedBy: string | null, caller = ada) =>
  shop.call(setReplacement, { partNumber, replacedBy }, caller)

it('a replacement takes effect at once and is audited with the previous one (DEMAND-08, E194)', async () => {
  expect((await set('ns9000', ' tb10773 ')).status).toBe(200)
  const { body } = await shop.call(getPart, { partNumber: 'NS9000' }, ben)
  expect(body.replacedBy?.partNumber).toBe('TB10773')
  await set('NS9000', 'SEAL-KIT')
  const [event] = await shop.shop.db
    .select()
    .from(events)
    .where(eq(events.kind, 'set-replacement'))
    .orderBy(desc(events.id))
    .limit(1)
  expect(event?.subject).toEqual({ partNumber: 'NS9000', replacedBy: 'SEAL-KIT', before: 'TB10773' })
})

it.each([
  ['itself', 'NS9000', 'ns9000', 400, 'A part cannot replace itself.'],
  ['nothing', 'NS9000', '  ', 400, 'Enter the part that replaces it.'],
  ['an unknown part', 'NS9000', 'NOPE-1', 400, 'There is no part with this number.'],
  ['one of an unknown part', 'NOPE-1', 'NS9000', 404, 'There is no part with this number.'],
  ['what it replaces itself', 'TB10773', 'NS9000', 400, 'The parts would replace each other.'],
])('a replacement by %s is rejected (DEMAND-08, E194)', async (_, partNumber, replacedBy, status, error) => {
  await set('NS9000', 'TB10773')
  expect(await set(partNumber, replacedBy)).toMatchObject({ status, body: { error } })
})

it('a chain of more than 64 replacements is rejected (DEMAND-08)', async () => {
  const unitId = (await shop.shop.db.select().from(schema.units).limit(1))[0]?.id ?? 0
  const numbers = Array.from({ length: 66 }, (_, index) => `CHAIN-${index}`)
  await shop.shop.db
    .insert(parts)
    .values(numbers.map((partNumber) => ({ partNumber, description: 'Link', unitId })))
  const answers = []
  for (const [index, number] of numbers.slice(0, -1).entries())
    answers.push((await set(number, numbers[index + 1] ?? '')).status)
  expect([answers.slice(0, 64).every((status) => status === 200), answers[64]]).toEqual([true, 400])
  expect((await set('NS9000', 'CHAIN-0')).status).toBe(400)
})

it('replacements set at random and at once never form a cycle (DEMAND-08)', async () => {
  const number = fc.constantFrom('NS9000', 'TB10773', 'SEAL-KIT', 'RQ5501')
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(number, number), { minLength: 4, maxLength: 8 }), async (pairs) => {
      await shop.shop.db.update(parts).set({ replacedByPartId: null })
      await Promise.all(pairs.map(([one, other]) => set(one, other)))
      const rows = await shop.shop.db.select({ id: parts.id, by: parts.replacedByPartId }).from(parts)
      const next = new Map(rows.map(({ id, by }) => [id, by]))
      for (const { id } of rows) {
        let at: number | null | undefined = id
        for (let steps = 0; at && steps <= rows.length; steps++) at = next.get(at)
        expect(at).toBeNull()
      }
    }),
    { numRuns: 15 },
  )
})

it('setting a replacement requires the right to manage the catalogue (DEMAND-08)', async () => {
  await grant(shop, 'nia@volute.example', ['VIEW_DEMAND'])
  const nia = await shop.signIn('nia@volute.example')
  expect((await set('NS9000', 'TB10773', nia)).status).toBe(403)
  expect((await set('NS9000', 'TB10773', ben)).status).toBe(403)
  await grant(shop, 'nia@volute.example', ['MANAGE_CATALOGUE'])
  expect((await set('NS9000', 'TB10773', nia)).status).toBe(200)
})
