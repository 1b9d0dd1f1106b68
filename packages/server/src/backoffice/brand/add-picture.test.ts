import { crc32, deflateSync } from 'node:zlib'
import { addPicture, brandLimits, brandMessages, changeShop, markSvg } from '@volute/domain/core/brand'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { brand } from '../../../test/world.ts'
import { schema } from '../../core/db/index.ts'

let shop: TestShop
let ada: Caller
beforeAll(async () => {
  shop = await openTestShop()
  ada = await shop.signIn('ada@volute.example')
})
afterAll(() => shop.close())

const add = (bytes: Buffer | string) =>
  shop.call(addPicture, { base64: Buffer.from(bytes).toString('base64') }, ada)
const served = (name: string) => shop.request('GET', `/brand/${name}`)
const svg = (content: string, before = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">${content}<path d="M0 0h9v9z"/></svg>`

/** A PNG of one color. */
function png(width: number, height: number) {
  const chunk = (kind: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(kind), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width)
  size.writeUInt32BE(height, 4)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', Buffer.concat([size, Buffer.from([8, 2, 0, 0, 0])])),
    chunk('IDAT', deflateSync(Buffer.alloc(Math.min(height, 50) * (1 + 3 * width)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

it('a picture is named by its content and served as immutable, in a sandbox (FACE-05)', async () => {
  const [one, again] = [await add(markSvg('#7a1f2b')), await add(markSvg('#7a1f2b'))]
  expect(one.body.name).toMatch(/^[0-9a-f]{32}\.svg$/)
  expect(again.body.name).toBe(one.body.name)
  const { status, headers } = await served(one.body.name)
  expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([
    200,
    'image/svg+xml',
    'nosniff',
  ])
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(headers['content-security-policy']).toContain('sandbox')
  expect((await served(`${'0'.repeat(32)}.svg`)).status).toBe(404)
  expect((await served('..%2f..%2fetc')).status).toBe(404)
})

it('a PNG is stored as a PNG (FACE-05)', async () => {
  const { body } = await add(png(20, 10))
  expect((await served(body.name)).headers['content-type']).toBe('image/png')
})

it.each([
  ['a script', svg('<script>alert(1)</script><path onclick="alert(1)" d="M0 0"/>'), /script|alert|onclick/],
  ['a page', svg('<foreignObject><iframe src="https://evil.example"/></foreignObject>'), /iframe|evil/],
  ['a link', svg('<a xlink:href="javascript:alert(1)"><path d="M0 0h1"/></a>'), /javascript/],
  [
    'another site’s picture',
    svg('<image xlink:href="https://evil.example/a.png" width="1" height="1"/>'),
    /evil/,
  ],
  ['another site’s style', svg('<style>@import url(https://evil.example/a.css);</style>'), /evil/],
])('an SVG with %s is stored without it (FACE-05)', async (_, source, hostile) => {
  const { status, body } = await add(source)
  expect(status).toBe(200)
  const picture = String((await served(body.name)).body)
  expect(picture).not.toMatch(hostile)
})

const bomb = Array.from({ length: 12 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`).join('')
it.each([
  ['an entity bomb', svg('<text>&e12;</text>', `<!DOCTYPE svg [<!ENTITY e0 "ha">${bomb}]>`)],
  ['a bomb of uses', svg('<g id="a"><use xlink:href="#a"/></g>')],
  ['no SVG', '<html><body>shop</body></html>'],
  ['half an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0'],
  ['a PNG of too many dots', png(20_000, 20_000)],
  ['half a PNG', png(20, 10).subarray(0, 40)],
  ['a JPEG that ends after its first bytes', Buffer.from('ffd8ffe000104a464946', 'hex')],
])('%s cannot be drawn and is rejected (FACE-05)', async (_, source) => {
  expect(await add(source)).toMatchObject({ status: 400, body: { error: brandMessages.pictureUnreadable } })
})

it.each([
  ['a text', 'Harrow Pumps', brandMessages.noPicture],
  ['a GIF', Buffer.from('4749463839610100010000', 'hex'), brandMessages.noPicture],
  ['nothing', '', brandMessages.noPicture],
  [
    'a picture that is too large',
    Buffer.alloc(brandLimits.pictureBytes + 1, '<'),
    brandMessages.pictureTooLarge,
  ],
])('%s is rejected (FACE-05)', async (_, source, sentence) => {
  expect(await add(source)).toMatchObject({ status: 400, body: { error: sentence } })
})

it('pictures no longer shown are deleted, except those of the last day (FACE-05)', async () => {
  const { db } = shop.shop
  const { name: logo } = (await add(markSvg('#111111'))).body
  const { name: old } = (await add(markSvg('#222222'))).body
  const { name: fresh } = (await add(markSvg('#333333'))).body
  const dayBefore = new Date(shop.clock.now.getTime() - 2 * 86_400_000)
  for (const name of [logo, old])
    await db
      .update(schema.brandPictures)
      .set({ createdUtc: dayBefore })
      .where(eq(schema.brandPictures.name, name))
  await shop.call(changeShop, { brand: { ...brand, logo }, version: 1 }, ada)
  expect([(await served(logo)).status, (await served(old)).status, (await served(fresh)).status]).toEqual([
    200, 404, 200,
  ])
})
