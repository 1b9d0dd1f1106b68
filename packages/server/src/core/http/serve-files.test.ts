import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { fileKey } from '../files/index.ts'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>'
const drawn = [
  '4RB-EM-100.svg',
  '4RB-EM-100 X-Section.svg',
  'AB/1-2.svg',
  '50%.svg',
  `${'ä'.repeat(100)}.svg`,
]

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({}, { DOCUMENT_HOSTS: 'docs.example,files.example:8443' })
  for (const name of drawn) await shop.shop.files.put(fileKey(`svgs/${name}`), drawing)
  await shop.shop.files.put(fileKey('documents/4RB-manual.pdf'), '%PDF-1.7')
  await shop.shop.files.put('secret.svg', 'secret')
})
afterAll(() => shop.close())

describe('a drawing is served for HEAD and GET, ignoring the case of its number (LOOKUP-11, E61, E62)', () => {
  it.each([
    '/svgs/4RB-EM-100.svg',
    '/svgs/4rb-em-100.svg',
    '/svgs/4RB-EM-100.SVG',
    '/svgs/4RB-EM-100%20X-Section.svg',
    '/svgs/AB/1-2.svg',
    '/svgs/ab%2F1-2.svg',
    '/svgs/50%25.svg',
    `/svgs/${encodeURIComponent('Ä'.repeat(100))}.svg`,
  ])('%s', async (url) => {
    const got = await shop.request('GET', url)
    expect(got).toMatchObject({ status: 200, body: drawing })
    expect(got.headers['content-type']).toBe('image/svg+xml')
    expect(got.headers['content-security-policy']).toContain("default-src 'none'")
    const head = await shop.request('HEAD', url)
    expect(head).toMatchObject({ status: 200, body: '' })
    expect(head.headers['content-type']).toBe('image/svg+xml')
  })
})

it('a document is served as a PDF (E60)', async () => {
  const got = await shop.request('GET', '/documents/4rb-manual.pdf')
  expect(got).toMatchObject({ status: 200, body: '%PDF-1.7' })
  expect(got.headers['content-type']).toBe('application/pdf')
})

it('a page may connect only to this site and the listed hosts for documents (LOOKUP-07, OQ-69)', async () => {
  const { headers } = await shop.request('GET', '/login')
  expect(headers['content-security-policy']).toContain(
    "connect-src 'self' https://docs.example https://files.example:8443;",
  )
})

it('a page may run workers only from this site', async () => {
  const { headers } = await shop.request('GET', '/login')
  expect(headers['content-security-policy']).toContain("worker-src 'self';")
})

it('a drawing that the browser has cached is not sent again', async () => {
  const { headers } = await shop.request('GET', '/svgs/4RB-EM-100.svg')
  const again = await shop.app.inject({
    url: '/svgs/4RB-EM-100.svg',
    headers: { 'if-none-match': headers.etag },
  })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
})

describe('a missing file is a 404 (OQ-01, LOOKUP-08)', () => {
  it.each([
    '/svgs/TB10773.svg',
    '/svgs/4RB-EM-100',
    '/svgs/4RB-EM-100.pdf',
    '/svgs/.svg',
    '/svgs/',
    '/svgs/%00.svg',
    '/svgs/%2e%2e%2fsecret.svg',
    '/svgs/..%2F..%2Fsecret.svg',
    '/svgs/..%5Csecret.svg',
    '/svgs//secret.svg',
    `/svgs/${'x'.repeat(300)}.svg`,
    '/documents/none.pdf',
    '/documents/4RB-EM-100.svg',
    '/documents/%2e%2e%2fsvgs%2f4RB-EM-100.svg',
  ])('%s', async (url) => {
    const got = await shop.request('GET', url)
    expect(got).toMatchObject({ status: 404, body: { error: 'The requested item was not found.' } })
    const head = await shop.app.inject({ method: 'HEAD', url })
    expect(head.statusCode).toBe(404)
  })
})
