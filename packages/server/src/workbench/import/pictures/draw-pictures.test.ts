import { getPart } from '@volute/domain/catalogue/part'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../../test/open-test-shop.ts'
import { writeFolder } from '../../../../test/write-folder.ts'
import { importFolder } from '../import-folder.ts'
import { drawPictures, drawPicturesJob, pictureWatch } from './draw-pictures.ts'

let shop: TestShop
let ben: Caller
beforeAll(async () => {
  shop = await openTestShop()
  ben = await shop.signIn('ben@riverbend.example')
})
afterAll(() => shop.close())

const drawing = (side: number, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path data-part-number="235626" d="M5 5h${side}v9z"/>${more}</svg>`
const bring = async (files: Record<string, string>) => importFolder(shop.shop, await writeFolder(files))
const pictureNow = async (partNumber = '235626') =>
  (await shop.call(getPart, { partNumber }, ben)).body.picture
const version = async () =>
  (await shop.shop.db.execute<{ version: number }>(sql`select version from catalogue_version`)).rows[0]
    ?.version

it('an imported drawing gives its parts pictures, which browsers cache for good, and nothing is drawn twice (DRAWN-05, E219)', async () => {
  await bring({ 'drawings/4RB-WET.svg': drawing(20) })
  expect(await pictureNow()).toBeUndefined()
  await drawPictures(shop.shop)
  const picture = await pictureNow()
  expect(picture).toMatch(/^[\da-f]{20}\.svg$/)
  const served = await shop.request('GET', `/pictures/${picture}`)
  expect(served.status).toBe(200)
  expect(served.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(served.headers['content-type']).toBe('image/svg+xml')
  expect(served.headers['content-security-policy']).toContain("default-src 'none'")
  const before = await version()
  await drawPictures(shop.shop)
  expect(await version()).toBe(before)
})

it('a replaced drawing replaces the picture, the former one stays for open pages, and the largest drawing is taken (DRAWN-05)', async () => {
  await bring({ 'drawings/4RB-WET.svg': drawing(20) })
  await drawPictures(shop.shop)
  const former = await pictureNow()
  await bring({ 'drawings/4RB-WET.svg': drawing(30) })
  await drawPictures(shop.shop)
  const current = await pictureNow()
  expect(current).not.toBe(former)
  expect((await shop.request('GET', `/pictures/${former}`)).status).toBe(200)
  await bring({ 'drawings/SEAL-KIT.svg': drawing(25) })
  await drawPictures(shop.shop)
  expect(await pictureNow()).toBe(current)
  await bring({ 'drawings/SEAL-KIT.svg': drawing(80) })
  await drawPictures(shop.shop)
  expect(await pictureNow()).not.toBe(current)
})

it('a part that no drawing shows any more loses its picture, and its file after 30 days (DRAWN-05)', async () => {
  const other = '<path data-part-number="TB10773" d="M1 1h5v5z"/>'
  await bring({ 'drawings/4RB-WET.svg': drawing(20, other) })
  await drawPictures(shop.shop)
  const picture = await pictureNow('TB10773')
  await bring({ 'drawings/4RB-WET.svg': drawing(20) })
  await drawPictures(shop.shop)
  expect(await pictureNow('TB10773')).toBeUndefined()
  expect((await shop.request('GET', `/pictures/${picture}`)).status).toBe(200)
  await shop.shop.db.execute(sql`update drawing_pictures set made_utc = made_utc - interval '31 days'`)
  await drawPictures({ ...shop.shop, now: () => new Date() })
  expect((await shop.request('GET', `/pictures/${picture}`)).status).toBe(404)
  expect((await shop.request('GET', `/pictures/${await pictureNow()}`)).status).toBe(200)
})

it('pictures are queued after each change of the catalogue, and only then (DRAWN-05)', async () => {
  const queued: string[] = []
  const enqueue = async (_: unknown, { name }: { name: string }) => queued.push(name) > 0
  const watch = pictureWatch({ db: shop.shop.db, enqueue })
  await watch()
  await watch()
  expect(queued).toEqual([drawPicturesJob.name])
  await bring({ 'drawings/4RB-WET.svg': drawing(41) })
  await watch()
  expect(queued).toHaveLength(2)
})
