import { crc32, deflateSync } from 'node:zlib'
import { getPhoto, photoLimits, photoMessages } from '@volute/domain/service/photos'
import { eq, inArray } from 'drizzle-orm'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { send, sent, takePhoto } from '../../../test/photos-world.ts'
import { schema } from '../../core/db/index.ts'
import { sweepPhotos } from './photos.ts'
import { openPhotoReader } from './read-photo.ts'

let shop: TestShop
let rosa: Caller & { userId: number }
let kim: Caller
beforeAll(async () => {
  shop = await openTestShop()
  rosa = await shop.signIn('rosa@riverbend.example')
  kim = await shop.signIn('kim@kestrel.example')
})
afterAll(() => shop.close())

async function stored(file: Buffer, size: 'small' | 'full' = 'full'): Promise<Buffer> {
  const { body } = await send(shop, file, rosa)
  const answer = await shop.call(getPhoto, { photoId: String(body.photoId), size }, rosa)
  return Buffer.from(answer.body.jpeg, 'base64')
}

it('a photo is stored upright and smaller, with a thumbnail, and without metadata such as its location (FLEET-27)', async () => {
  const secret = { IFD0: { Artist: 'Secret' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 44/1 0/1' } }
  const file = await sharp({ create: { width: 4_000, height: 2_000, channels: 3, background: '#36a' } })
    .composite([
      {
        input: { create: { width: 2_000, height: 2_000, channels: 3, background: '#fff' } },
        left: 0,
        top: 0,
      },
    ])
    .withExif(secret)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect(file.includes('Secret')).toBe(true)
  const full = await stored(file)
  const { width, height, format, exif, orientation } = await sharp(full).metadata()
  expect({ width, height, format, exif, orientation }).toEqual({
    width: 800,
    height: 1_600,
    format: 'jpeg',
    exif: undefined,
    orientation: undefined,
  })
  // Turned clockwise, the left half is at the top.
  const { data } = await sharp(full).resize(1, 2, { fit: 'fill' }).raw().toBuffer({ resolveWithObject: true })
  expect([(data[0] ?? 0) > 200, (data[3] ?? 255) < 100]).toEqual([true, true])
  expect(await sharp(await stored(file, 'small')).metadata()).toMatchObject({ width: 120, height: 240 })
})

it('a PNG is stored as a JPEG on white, and a small photo is not enlarged (FLEET-27)', async () => {
  const clear = { width: 30, height: 20, channels: 4 as const, background: '#0000' }
  const full = await stored(await sharp({ create: clear }).png().toBuffer())
  expect(await sharp(full).metadata()).toMatchObject({ format: 'jpeg', width: 30, height: 20 })
  expect([...(await sharp(full).raw().toBuffer()).subarray(0, 3)].every((one) => one > 250)).toBe(true)
})

it.each([
  ['a JPEG in CMYK', (one: Sharp) => one.toColourspace('cmyk').jpeg()],
  ['a PNG of 16 bits', (one: Sharp) => one.toColourspace('rgb16').png()],
  ['an interlaced PNG', (one: Sharp) => one.png({ progressive: true })],
])('%s keeps its colors (FLEET-27)', async (_, drawn) => {
  const file = sharp({ create: { width: 30, height: 20, channels: 3, background: '#c84632' } })
  const full = await stored(await drawn(file).toBuffer())
  expect(await sharp(full).metadata()).toMatchObject({ format: 'jpeg', space: 'srgb', depth: 'uchar' })
  const [red = 0, green = 0, blue = 0] = await sharp(full).raw().toBuffer()
  expect([red > 170, green > 40 && green < 100, blue < 80]).toEqual([true, true, true])
})

it('a file that is a photo and a web page at once is stored as the photo alone (FLEET-28)', async () => {
  const page = Buffer.from('<script>alert(1)</script>')
  const full = await stored(Buffer.concat([await takePhoto(), page]))
  expect(full.includes('script')).toBe(false)
  expect(await sharp(full).metadata()).toMatchObject({ width: 40, height: 20 })
})

/** A PNG that says it has these sides, with the pixels of its first rows. */
function bomb(width: number, height: number) {
  const chunk = (kind: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(kind), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(10 * (1 + 3 * width)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

it.each<[string, () => Buffer | Promise<Buffer>, string]>([
  ['a picture of 30,000 × 30,000', () => bomb(30_000, 30_000), photoMessages.tooManyPixels],
  ['half a JPEG', async () => (await takePhoto(900, 900)).subarray(0, 2_000), photoMessages.unreadable],
  ['half a PNG', () => bomb(200, 200), photoMessages.unreadable],
  [
    'noise behind the first bytes of a JPEG',
    () => Buffer.from('ffd8ffe000104a46', 'hex'),
    photoMessages.unreadable,
  ],
  ['a HEIC', () => Buffer.from('\0\0\0\x24ftypheic\0\0\0\0'), photoMessages.heic],
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), photoMessages.notAPhoto],
  ['a GIF', () => Buffer.from('4749463839610100010000', 'hex'), photoMessages.notAPhoto],
  ['nothing', () => Buffer.alloc(0), photoMessages.notAPhoto],
])('%s is rejected with its reason, and the next photo is read (FLEET-28)', async (_, file, sentence) => {
  expect(await send(shop, await file(), rosa)).toMatchObject({ status: 400, body: { error: sentence } })
  expect((await send(shop, await takePhoto(), rosa)).status).toBe(201)
})

it('a file of more than 10 MB is rejected (FLEET-28)', async () => {
  expect((await send(shop, Buffer.alloc(photoLimits.bytes + 1), rosa)).status).toBe(413)
})

it('a photo that takes too much memory is rejected, and the next one is read (FLEET-28)', async () => {
  async function* content(file: Buffer) {
    yield file
  }
  // The process itself takes more than this.
  const read = openPhotoReader({ seconds: 60, megabytes: 20 })
  await expect(read(content(await takePhoto(3_000, 3_000)))).rejects.toThrow(photoMessages.unreadable)
  expect((await send(shop, await takePhoto(), rosa)).status).toBe(201)
})

it("another company's photo is not found (FLEET-29, E261)", async () => {
  const photoId = String(await sent(shop, rosa))
  for (const size of ['small', 'full'] as const) {
    expect((await shop.call(getPhoto, { photoId, size }, kim)).status).toBe(404)
    expect((await shop.call(getPhoto, { photoId, size }, rosa)).status).toBe(200)
  }
})

it('a photo that nothing has is removed after 7 days, also if its person never comes back, or when they have sent 50 newer ones (FLEET-29)', async () => {
  const { photos } = schema
  const isThere = (photoId: number) => shop.shop.files.exists(`photos/${photoId}`)
  const old = await sent(shop, rosa)
  const ofKim = await sent(shop, kim)
  const eightDaysAgo = new Date('2026-11-12T12:00:00Z')
  await shop.shop.db
    .update(photos)
    .set({ createdUtc: eightDaysAgo })
    .where(inArray(photos.id, [old, ofKim]))
  const next = await sent(shop, rosa)
  await sweepPhotos(shop.shop)
  expect([await isThere(old), await isThere(ofKim), await isThere(next)]).toEqual([false, false, true])
  const { userId, companyId } = rosa
  const newer = { userId, companyId, bytes: 1, createdUtc: new Date('2026-11-20T12:00:01Z') }
  await shop.shop.db.insert(photos).values(Array.from({ length: photoLimits.unsaved }, () => newer))
  await sent(shop, rosa)
  expect(await shop.shop.db.select().from(photos).where(eq(photos.id, next))).toEqual([])
})
