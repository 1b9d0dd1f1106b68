import { photoLimits, photoMessages } from '@volute/domain/service/photos'
import { act, useLayoutEffect } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { click, renderInShop, textsOf } from '../../../test/render.tsx'
import { PhotoField } from './photo-field.tsx'
import { type Photos, usePhotos } from './use-photos.ts'

/** Request whose answers the test gives. */
class Upload extends EventTarget {
  upload = new EventTarget()
  status = 0
  responseText = ''
  open() {}
  setRequestHeader() {}
  send() {
    uploads.push(this)
  }
  abort() {
    this.dispatchEvent(new Event('abort'))
  }
  answer(status: number, reply: unknown) {
    Object.assign(this, { status, responseText: JSON.stringify(reply) })
    return act(async () => void this.dispatchEvent(new Event('load')))
  }
  lose() {
    return act(async () => void this.dispatchEvent(new Event('error')))
  }
}

const uploads: Upload[] = []
let shown: Awaited<ReturnType<typeof renderInShop>>
let photos: Photos
beforeEach(async () => {
  uploads.length = 0
  vi.stubGlobal('XMLHttpRequest', Upload)
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('This is no picture.')))
  vi.stubGlobal('fetch', async () => Response.json({ jpeg: '' }))
  shown = await renderInShop(<Form start={[3]} />)
})
afterEach(async () => {
  await shown.remove()
  vi.unstubAllGlobals()
})

function Form({ start }: { start: number[] }) {
  const own = usePhotos(start)
  useLayoutEffect(() => {
    photos = own
  })
  return <PhotoField photos={own} />
}

const jpeg = (name: string) => new File([Uint8Array.of(0xff, 0xd8, 0xff)], name)
const add = (...files: File[]) => act(async () => photos.add(files))
const sending = (count: number) => act(() => eventually(() => uploads.length === count))
const press = (name: string) => click(document.querySelector(`[aria-label="${name}"]`))

it('photos are sent one after the other with their progress, and an entry keeps those it had (FLEET-30)', async () => {
  await add(jpeg('a.jpg'), jpeg('b.jpg'))
  await sending(1)
  await act(async () => {
    uploads[0]?.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 4 }))
  })
  expect(document.querySelector('progress')?.value).toBe(0.25)
  expect(photos.isChanged).toBe(true)
  const ids = photos.settle()
  await uploads[0]?.answer(201, { photoId: 7 })
  await sending(2)
  await uploads[1]?.answer(201, { photoId: 8 })
  expect(await ids).toEqual([3, 7, 8])
  expect(document.querySelector('progress')).toBe(null)
})

it('after a lost connection a photo is sent again by its button, or by Save (FLEET-30)', async () => {
  await add(jpeg('a.jpg'))
  await sending(1)
  await uploads[0]?.lose()
  expect(textsOf('[role="alert"]')).toEqual([photoMessages.lost])
  await press('Send photo 2 again')
  await sending(2)
  await uploads[1]?.lose()
  const failed = photos.settle().then(String, ({ message }: Error) => message)
  await sending(3)
  await uploads[2]?.lose()
  expect(await failed).toBe(photoMessages.unsent)
  const ids = photos.settle()
  await sending(4)
  await uploads[3]?.answer(201, { photoId: 7 })
  expect(await ids).toEqual([3, 7])
})

it('a removed photo is not sent, and a refused one names the reason (FLEET-30)', async () => {
  await add(jpeg('a.jpg'), jpeg('b.jpg'))
  await sending(1)
  await uploads[0]?.answer(400, { error: photoMessages.unreadable, code: 'BAD_REQUEST' })
  expect(textsOf('[role="alert"]')).toEqual([photoMessages.unreadable])
  await sending(2)
  await press('Remove photo 3')
  await press('Remove photo 2')
  expect(await act(() => photos.settle())).toEqual([3])
  expect(photos.isChanged).toBe(false)
})

it('a file that the browser cannot shrink to 10 MB is not sent (FLEET-27)', async () => {
  const file = jpeg('a.jpg')
  Object.defineProperty(file, 'size', { value: photoLimits.bytes + 1 })
  await add(file)
  await eventually(() => textsOf('[role="alert"]').includes(photoMessages.tooLarge))
  expect(uploads).toEqual([])
})

it('a new entry with one photo that is not sent yet counts as changed, so closing it asks first (FLEET-30)', async () => {
  await shown.remove()
  shown = await renderInShop(<Form start={[]} />)
  await add(jpeg('a.jpg'))
  await sending(1)
  expect(photos.isChanged).toBe(true)
  await uploads[0]?.lose()
  expect(photos.isChanged).toBe(true)
})

it('a HEIC that the browser cannot draw is named at once and not sent, and the next photo is (FLEET-28, FLEET-30)', async () => {
  await add(new File(['\0\0\0\x24ftypheic'], 'a.heic'), jpeg('b.jpg'))
  await sending(1)
  expect(textsOf('[role="alert"]')).toEqual([photoMessages.heic])
  await press('Remove photo 2')
  await uploads[0]?.answer(201, { photoId: 7 })
  expect(await act(() => photos.settle())).toEqual([3, 7])
})

it('no more photos can be chosen than an entry has (FLEET-27)', async () => {
  await add(...Array.from({ length: photoLimits.count - 1 }, (_, index) => jpeg(`${index}.jpg`)))
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Add Photos')
  expect(button?.disabled).toBe(true)
  expect(document.body.textContent).toContain(photoMessages.full)
})
