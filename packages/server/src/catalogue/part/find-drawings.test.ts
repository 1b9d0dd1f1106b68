import { findDrawings } from '@volute/domain/catalogue/part'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { fileKey } from '../../core/files/index.ts'

let shop: TestShop
let ben: Caller
beforeAll(async () => {
  shop = await openTestShop()
  ben = await shop.signIn('ben@riverbend.example')
  for (const name of ['AB/1-2.svg', 'AB/1-2 X-Section.svg', 'TB10773.svg'])
    await shop.shop.files.put(fileKey(`svgs/${name}`), '<svg/>')
})
afterAll(() => shop.close())

it('lists the drawings of each part, whatever the case of its number (LOOKUP-11, E92)', async () => {
  const { body } = await shop.call(findDrawings, { partNumbers: ['ab/1-2', 'TB10773', 'NOPE'] }, ben)
  expect(body.drawings).toEqual([
    { partNumber: 'ab/1-2', kinds: ['exploded', 'section'] },
    { partNumber: 'TB10773', kinds: ['exploded'] },
    { partNumber: 'NOPE', kinds: [] },
  ])
})

it('a failing file store gives a 503 with an error code (E92)', async () => {
  const { files } = shop.shop
  const exists = files.exists
  files.exists = () => Promise.reject(new Error('gone'))
  const { status, body } = await shop.call(findDrawings, { partNumbers: ['TB10773'] }, ben)
  files.exists = exists
  expect({ status, body }).toMatchObject({ status: 503, body: { code: expect.any(String) } })
})
