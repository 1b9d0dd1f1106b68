import { photoMessages, type sendPhoto } from '@volute/domain/service/photos'
import type { ReplyOf } from '@volute/domain/core/kernel'
import sharp from 'sharp'
import type { Caller, TestShop } from './open-test-shop.ts'

/** A photo of one color, as a camera writes it. */
export const takePhoto = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#36a' } })
    .jpeg()
    .toBuffer()

/** Sends a file as a photo. */
export async function send(shop: TestShop, file: Buffer, caller: Caller) {
  const { status, body } = await shop.request('POST', '/api/photos', file, caller)
  return { status, body: body as ReplyOf<typeof sendPhoto> & { error?: string } }
}

/** Sends a photo and returns its id. */
export async function sent(shop: TestShop, caller: Caller): Promise<number> {
  const { status, body } = await send(shop, await takePhoto(), caller)
  if (status !== 201) throw new Error(body.error ?? photoMessages.sendFailed)
  return body.photoId
}
