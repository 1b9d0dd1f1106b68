import { getSerial } from '@volute/domain/catalogue/serial'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { schema } from '../../core/db/index.ts'

const links = {
  LINK_MANUALS: 'https://docs.example/view?name={name}',
  LINK_CATALOGUE: 'https://docs.example/catalogue/{type}',
  LINK_STORE: 'https://store.example/parts?serial={serial}',
  LINK_ASSETS: 'https://assets.example/?bom={bom}&serial={serial}',
}

let shop: TestShop
let ben: Caller
beforeAll(async () => {
  shop = await openTestShop({}, links)
  ben = await shop.signIn('ben@riverbend.example')
})
afterAll(() => shop.close())

it('a serial number returns the nameplate data and the document links (SERIAL-01, SERIAL-03, SERIAL-04, OQ-100)', async () => {
  const { status, body } = await shop.call(getSerial, { serialNumber: '100234' }, ben)
  expect(status).toBe(200)
  expect(body).toEqual({
    serialNumber: '100234',
    copilotId: 'CP-77',
    bomNumber: '4RB-EM-100',
    description: 'End suction pump 4RB',
    pumpType: 'End suction',
    impellerTrim: 9.25,
    impellerTrimAngle: 12.5,
    estimatedShipDate: '2024-03-05',
    manual1Name: '4RB-manual',
    manual2Name: null,
    explodedDrawingNumber: '4RB-EM-100',
    links: {
      manual1: 'https://docs.example/view?name=4RB-manual',
      manual2: null,
      catalogue: 'https://docs.example/catalogue/End%20suction',
      store: 'https://store.example/parts?serial=100234',
      videos: 'https://videos.example/',
      explodedDrawing: '/svgs/4RB-EM-100.svg',
      asset: 'https://assets.example/?bom=4RB-EM-100&serial=100234',
    },
  })
})

it('a pump and BOM without data are described by the part, with unknown values empty (SERIAL-01)', async () => {
  const { db } = shop.shop
  const [bom] = await db.select().from(schema.parts).where(eq(schema.parts.partNumber, '4RB-WET'))
  await db.insert(schema.pumps).values({ bomPartId: bom?.id ?? 0, serialNumber: 'sn/0 7' })
  const { body } = await shop.call(getSerial, { serialNumber: 'SN/0 7' }, ben)
  expect(body).toEqual({
    serialNumber: 'sn/0 7',
    copilotId: null,
    bomNumber: '4RB-WET',
    description: 'Wet end',
    pumpType: '',
    impellerTrim: null,
    impellerTrimAngle: null,
    estimatedShipDate: null,
    manual1Name: null,
    manual2Name: null,
    explodedDrawingNumber: null,
    links: {
      manual1: null,
      manual2: null,
      catalogue: null,
      store: 'https://store.example/parts?serial=sn%2F0%207',
      videos: 'https://videos.example/',
      explodedDrawing: null,
      asset: 'https://assets.example/?bom=4RB-WET&serial=sn%2F0%207',
    },
  })
})

it('an unknown serial number, a long one and a missing token are rejected (SERIAL-05)', async () => {
  const unknown = await shop.call(getSerial, { serialNumber: '4RB-EM-100' }, ben)
  expect(unknown).toMatchObject({
    status: 404,
    body: { error: 'Requested serial number could not be found.' },
  })
  expect((await shop.request('GET', `/api/serial/${'9'.repeat(101)}`, undefined, ben)).status).toBe(400)
  expect((await shop.call(getSerial, { serialNumber: '100234' })).status).toBe(401)
})
