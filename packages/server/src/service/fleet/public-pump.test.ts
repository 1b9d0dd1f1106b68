import { getPublicPump } from '@volute/domain/service/fleet'
import { attemptLimits } from '@volute/domain/core/kernel'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openFleets } from '../../../test/fleet-world.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { schema } from '../../core/db/index.ts'
import { readSettings } from '../../core/settings/settings.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  const { added } = await openFleets(shop, ['AB/1 2'])
  await added(['100234'])
  await shop.shop.db
    .update(schema.pumps)
    .set({ accountIdentifier: 'A-RIVER' })
    .where(eq(schema.pumps.serialNumber, '100234'))
})
afterAll(() => shop.close())

async function read(path: string) {
  const { status, body } = await shop.request('GET', path)
  return { status, body: body as unknown }
}

const facts = { serialNumber: '100234', model: '4RB', phone: '(555) 010-1946' }
const manuals = [{ name: 'O&M manual', url: '/documents/4RB-manual.pdf' }]
const unknown = {
  status: 404,
  body: { error: 'There is no pump with this serial number.', code: 'NOT_FOUND' },
}

it.each([
  ['', { status: 200, body: facts }],
  ['facts', { status: 200, body: facts }],
  ['facts+manuals', { status: 200, body: { ...facts, manuals } }],
  ['off', unknown],
])(
  'PUBLIC_PUMP_PAGE %j shows exactly its listed facts, without owner, site and price (FLEET-20)',
  async (setting, reported) => {
    const { publicPumpPage } = readSettings({ PUBLIC_PUMP_PAGE: setting })
    shop.shop.settings = {
      ...shop.settings,
      publicPumpPage,
      links: { ...shop.settings.links, manuals: undefined },
    }
    expect(await read('/api/p/100234')).toEqual(reported)
    expect(await read('/api/p/100235')).toEqual(unknown)
  },
)

it('a number is found in any case, with a slash and a space, and requests are limited per address (FLEET-20)', async () => {
  shop.shop.settings = shop.settings
  expect(await shop.call(getPublicPump, { serialNumber: 'ab/1 2' })).toMatchObject({
    status: 200,
    body: { serialNumber: 'AB/1 2' },
  })
  for (let asked = 0; asked < attemptLimits.publicPump.most; asked++) await read('/api/p/none')
  expect((await read('/api/p/100234')).status).toBe(429)
})
