import { changeFleetPump, drawLabels } from '@volute/domain/service/fleet'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openFleets } from '../../../test/fleet-world.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'

const many = Array.from({ length: 12 }, (_, index) => `L-${index}`)

let shop: TestShop
let fleets: Awaited<ReturnType<typeof openFleets>>
beforeAll(async () => {
  shop = await openTestShop()
  fleets = await openFleets(shop, ['AB/12', 'a'.repeat(100), '日本-7', ...many])
})
afterAll(() => shop.close())

async function textsOf(pdf: string) {
  const document = await getDocumentProxy(new Uint8Array(Buffer.from(pdf, 'base64')))
  const { text } = await extractText(document, { mergePages: true })
  return { text: text.replace(/\s+/g, ''), pages: document.numPages }
}

it.each([20, 40] as const)(
  'a sheet of %d mm labels shows each serial number and tag (FLEET-17)',
  async (size) => {
    const [first = 0, ...others] = await fleets.added(['100234', 'AB/12', 'a'.repeat(100), '日本-7'])
    await shop.call(changeFleetPump, { fleetPumpId: String(first), tag: 'P-301A', version: 1 }, fleets.rosa)
    const { status, body } = await shop.call(
      drawLabels,
      { fleetPumpIds: [...others, first], size },
      fleets.rosa,
    )
    expect(status).toBe(200)
    expect(body.fileName).toBe(`Labels-${size}-mm.pdf`)
    const { text, pages } = await textsOf(body.pdf)
    expect(pages).toBe(1)
    for (const said of ['100234', 'P-301A', 'AB/12', 'a'.repeat(100), 'Volute']) expect(text).toContain(said)
  },
)

it('a sheet has one label per pump over as many pages as needed, and is rejected with a pump of another fleet (FLEET-17)', async () => {
  const ids = await fleets.added(['100234', 'AB/12'])
  const [theirs = 0] = await fleets.added(['100234'], fleets.kim)
  const draw = (fleetPumpIds: number[]) => shop.call(drawLabels, { fleetPumpIds, size: 40 }, fleets.rosa)
  const twice = (await draw([...ids, ...ids])).body.pdf
  expect((await textsOf(twice)).text.match(/AB\/12/g)).toHaveLength(1)
  const { text, pages } = await textsOf((await draw([...ids, ...(await fleets.added(many))])).body.pdf)
  expect([pages, text.includes('L-0'), text.includes('L-11')]).toEqual([2, true, true])
  expect((await draw([...ids, theirs])).status).toBe(404)
  expect((await draw([])).status).toBe(400)
})
