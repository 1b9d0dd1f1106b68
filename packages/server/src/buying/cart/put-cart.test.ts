import { type ItemIn, getCartMap, getCartQuantity, putCart } from '@volute/domain/buying/cart'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { type WorldIds, worldIds } from '../../../test/world-lookups.ts'

let shop: TestShop
let ids: WorldIds
let ben: Caller
let rosa: Caller

beforeAll(async () => {
  shop = await openTestShop()
  ids = await worldIds(shop)
  ben = await shop.signIn('ben@riverbend.example')
  rosa = await shop.signIn('rosa@riverbend.example')
})
afterAll(() => shop.close())
beforeEach(() => clear(ben))

type Sent = Omit<ItemIn, 'quantity'> & { quantity: number | string }
const seal = (quantity: number | string): Sent => ({ partId: ids.part('TB10773'), quantity })
const casing = (quantity: number, color: number | null): Sent => ({
  partId: ids.part('D7232-2-CP'),
  quantity,
  paintColorId: color,
})
const impeller = (trim: number | null, angle: number | null): Sent => ({
  partId: ids.part('C2134-3-BZ'),
  quantity: 1,
  impellerTrim: trim,
  impellerAngle: angle,
})

const add = (caller: Caller, ...items: Sent[]) => shop.call(putCart, { replaceAll: false, items }, caller)
const replace = (caller: Caller, version: number, ...items: Sent[]) =>
  shop.call(putCart, { replaceAll: true, version, items }, caller)
const map = async (caller: Caller) => (await shop.call(getCartMap, {}, caller)).body
const linesOf = async (caller: Caller) =>
  (await map(caller)).items.map((item) => [item.partNumber, item.quantity])

async function clear(caller: Caller) {
  const { version } = await map(caller)
  await replace(caller, version)
}

describe('adding to the cart (E23)', () => {
  it('an item gets its unit, price, weight and name from the catalogue (PART-22, CART-01)', async () => {
    expect(await add(ben, { ...seal('002'), units: 'FT' })).toMatchObject({ status: 200, body: {} })
    const { items } = await map(ben)
    expect(items).toMatchObject([
      {
        partNumber: 'TB10773',
        name: 'Seal, mechanical, type 21 1.750',
        quantity: 2,
        units: 'EA',
        price: 614.9,
        weight: 1.4,
        isPaintable: false,
        paintColorId: null,
        impellerTrim: null,
        impellerAngle: null,
        replacedBy: null,
        dateAvailable: null,
        priceKind: 'catalogue',
      },
    ])
  })

  it('an equal EA line is merged; a different paint or trim is not (CART-13, TV-09)', async () => {
    const blue = ids.color('Safety Blue')
    await add(ben, seal(1), casing(1, blue), impeller(5.1, 10))
    await add(ben, seal(2), casing(1, null), impeller(5.1, 10), impeller(5.2, 10))
    expect(await linesOf(ben)).toEqual([
      ['TB10773', 3],
      ['D7232-2-CP', 1],
      ['C2134-3-BZ', 2],
      ['D7232-2-CP', 1],
      ['C2134-3-BZ', 1],
    ])
  })

  it('a part sold per foot is not merged (CART-13)', async () => {
    const hose = { partId: ids.part('HOSE-FT'), quantity: 2 }
    await add(ben, hose)
    await add(ben, hose)
    expect(await linesOf(ben)).toEqual([
      ['HOSE-FT', 2],
      ['HOSE-FT', 2],
    ])
  })

  it('a merged quantity over the maximum rejects the whole request (OQ-40)', async () => {
    await add(ben, seal(998))
    const { status, body } = await add(ben, { partId: ids.part('235626'), quantity: 1 }, seal(2))
    expect([status, body.error]).toEqual([400, 'Quantity must be a number between 1 and 999.'])
    expect(await linesOf(ben)).toEqual([['TB10773', 998]])
  })

  it('options the part does not have are stored as null (OQ-39)', async () => {
    const paint = { paintColorId: ids.color('Safety Blue'), impellerTrim: 99, impellerAngle: 720 }
    await add(ben, { ...seal(1), ...paint })
    const { items } = await map(ben)
    expect(items).toMatchObject([{ paintColorId: null, impellerTrim: null, impellerAngle: null }])
  })

  it('trim is rounded half up to two decimals, the angle to whole degrees (OQ-63)', async () => {
    await add(ben, impeller(5.005, 12.5))
    expect((await map(ben)).items).toMatchObject([{ impellerTrim: 5.01, impellerAngle: 13 }])
  })

  it('20 concurrent additions to a cart that does not exist yet lose nothing', async () => {
    const kim = await shop.signIn('kim@kestrel.example')
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(kim, seal(2))))
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200))
    const cart = await map(kim)
    expect([cart.items.length, cart.items[0]?.quantity, cart.version]).toEqual([1, 40, 20])
  })

  it('a cart holds at most 500 lines', async () => {
    const hoses = Array.from({ length: 500 }, () => ({ partId: ids.part('HOSE-FT'), quantity: 1 }))
    expect((await add(ben, ...hoses)).status).toBe(200)
    const { status, body } = await add(ben, seal(1))
    expect([status, body.error]).toEqual([400, 'A shopping cart holds at most 500 lines.'])
  })
})

describe('replacing the cart (E24)', () => {
  it('the cart is stored as sent: order and ids kept, nothing merged (CART-10)', async () => {
    await add(ben, seal(1), casing(4, null))
    const before = await map(ben)
    const [first, second] = before.items.map((item) => item.cartItemId)
    const blue = ids.color('Safety Blue')
    const { status } = await replace(
      ben,
      before.version,
      { ...casing(3, blue), cartItemId: second },
      { ...casing(1, null), cartItemId: second },
      { ...seal(1), cartItemId: first },
      seal(1),
    )
    expect(status).toBe(200)
    const after = await map(ben)
    expect(after.version).toBe(before.version + 1)
    expect(after.items.map((item) => [item.partNumber, item.quantity, item.paintColorId])).toEqual([
      ['D7232-2-CP', 3, blue],
      ['D7232-2-CP', 1, null],
      ['TB10773', 1, null],
      ['TB10773', 1, null],
    ])
    expect(after.items[0]?.cartItemId).toBe(second)
    expect(after.items[2]?.cartItemId).toBe(first)
    expect(new Set(after.items.map((item) => item.cartItemId)).size).toBe(4)
  })

  it('a line id from another cart is not reused', async () => {
    await add(rosa, seal(5))
    const [theirs] = (await map(rosa)).items
    const { version } = await map(ben)
    await replace(ben, version, { ...seal(1), cartItemId: theirs?.cartItemId })
    expect((await map(ben)).items[0]?.cartItemId).not.toBe(theirs?.cartItemId)
    expect(await linesOf(rosa)).toEqual([['TB10773', 5]])
  })

  it('a replacement without items empties the cart (CART-10)', async () => {
    await add(ben, seal(1))
    const { version } = await map(ben)
    expect((await replace(ben, version)).status).toBe(200)
    expect((await map(ben)).items).toEqual([])
  })

  it('a replacement of an older version is rejected and nothing is lost (OQ-37)', async () => {
    const { version } = await map(ben)
    await add(ben, seal(3))
    const { status, body } = await replace(ben, version, seal(1))
    expect([status, body.error]).toEqual([409, 'Your shopping cart has changed. Please review it again.'])
    expect(await linesOf(ben)).toEqual([['TB10773', 3]])
    expect((await map(ben)).version).toBe(version + 1)
  })

  it('a replacement without a version overwrites the stored cart (CART-10, OQ-106)', async () => {
    await add(ben, seal(3))
    const items = [seal(1)]
    expect(await shop.call(putCart, { replaceAll: true, items }, ben)).toMatchObject({
      status: 200,
      body: {},
    })
    expect(await linesOf(ben)).toEqual([['TB10773', 1]])
    await shop.call(putCart, { replaceAll: true, items: [] }, ben)
    expect(await linesOf(ben)).toEqual([])
  })

  it('of two concurrent replacements of one version, one wins (OQ-37)', async () => {
    const { version } = await map(ben)
    const answers = await Promise.all([replace(ben, version, seal(1)), replace(ben, version, seal(2))])
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await map(ben)).version).toBe(version + 1)
  })

  it('additions concurrent with a replacement are all kept (OQ-37)', async () => {
    const { version } = await map(ben)
    const hose = { partId: ids.part('HOSE-FT'), quantity: 1 }
    await Promise.all([add(ben, hose), replace(ben, version, seal(1)), add(ben, hose)])
    const hoses = (await linesOf(ben)).filter(([number]) => number === 'HOSE-FT')
    expect(hoses.length).toBe(2)
  })
})

describe('item checks, in order', () => {
  const part = 'Part number invalid. Please check the part number and try again.'
  const quantity = 'Quantity must be a number between 1 and 999.'
  const cases: [string, () => Sent, string][] = [
    ['unknown part', () => ({ partId: 999_999, quantity: 0 }), part],
    ['unsellable part', () => ({ partId: ids.part('NS9000'), quantity: 0 }), part],
    ['quantity 0', () => ({ ...casing(0, 999_999) }), quantity],
    ['quantity 1000', () => seal(1000), quantity],
    ['quantity 1.5', () => seal(1.5), quantity],
    ['quantity in words', () => seal('two'), quantity],
    ['unknown colour', () => ({ ...impeller(99, 99), paintColorId: 999_999 }), 'Paint color is not valid.'],
    ['no angle', () => impeller(99, null), 'Impeller angle must be between 0 and 90 degrees.'],
    ['angle 91', () => impeller(5, 91), 'Impeller angle must be between 0 and 90 degrees.'],
    ['no trim', () => impeller(null, 0), 'Impeller trim must be between 0 and 30 inches.'],
    ['trim 30.01', () => impeller(30.01, 0), 'Impeller trim must be between 0 and 30 inches.'],
  ]

  it.each(cases)(
    '%s is rejected when adding and when replacing (CART-17, CART-18, CART-19)',
    async (_name, item, sentence) => {
      const before = await map(ben)
      for (const { status, body } of [
        await add(ben, seal(1), item()),
        await replace(ben, before.version, seal(1), item()),
      ])
        expect([status, body.error]).toEqual([400, sentence])
      expect(await map(ben)).toEqual(before)
    },
  )
})

describe('cart ownership', () => {
  it('the cart has items, colours by name, company, discount, distributor and version (CART-02, E22)', async () => {
    expect(await map(ben)).toMatchObject({
      paintColors: [{ name: 'Machine Gray', hexCode: '#6E7476' }, { name: 'Safety Blue' }],
      companyName: 'Riverbend Irrigation',
      companyDiscount: 12.5,
      distributorAccountCode: 'D-100',
    })
    const nora = await shop.signIn('admin@northwind.example')
    expect(await map(nora)).toMatchObject({
      items: [],
      companyDiscount: 0,
      distributorAccountCode: null,
      version: 0,
    })
  })

  it('each user of a company has a cart, and acting for a company opens another (OQ-37, OQ-38)', async () => {
    await add(ben, seal(2), casing(3, null))
    const quantity = async (caller: Caller) => (await shop.call(getCartQuantity, {}, caller)).body.quantity
    const sol = await shop.signIn('sol@volute.example')
    expect((await shop.call(getCartQuantity, {}, ben)).body).toEqual({ quantity: 5, lines: 2 })
    expect(await quantity(rosa)).toBe(5)
    await add(sol, seal(7))
    await shop.request('PUT', '/api/session/company', { companyId: ben.companyId }, sol)
    const acting = { token: sol.token, companyId: ben.companyId }
    expect(await quantity(acting)).toBe(0)
    expect((await add(sol, seal(1))).status).toBe(409)
  })

  it('requests without a token are rejected (OQ-02)', async () => {
    for (const [method, path] of [
      ['GET', '/api/cart/quantity'],
      ['GET', '/api/cart/map'],
      ['PUT', '/api/cart'],
    ] as const)
      expect(await shop.request(method, path, method === 'PUT' ? {} : undefined)).toMatchObject({
        status: 401,
        body: { error: 'Authorization required.' },
      })
  })

  it.each([
    {},
    { replaceAll: false },
    { replaceAll: false, items: [] },
    { replaceAll: true, version: 'x', items: [] },
    { replaceAll: true },
    { replaceAll: false, items: [{ partId: 'x', quantity: 1 }] },
    { replaceAll: false, items: [{ partId: 1 }] },
    { replaceAll: false, items: Array.from({ length: 501 }, () => ({ partId: 1, quantity: 1 })) },
    { replaceAll: 'no', items: [{ partId: 1, quantity: 1 }] },
  ])('invalid request %# is rejected and changes nothing', async (body) => {
    const before = await map(ben)
    expect(await shop.request('PUT', '/api/cart', body, ben)).toMatchObject({
      status: 400,
      body: { error: 'The request is not valid.' },
    })
    expect(await map(ben)).toEqual(before)
  })
})
