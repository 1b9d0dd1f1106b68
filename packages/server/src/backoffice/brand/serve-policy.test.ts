import { privacyTemplate } from '@volute/domain/core/brand'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const privacyPolicy = privacyTemplate({ name: 'Volute', salesEmail: 'parts@volute.example' })
const get = (url: string) => shop.app.inject({ method: 'GET', url })

/** Words of the policy, without its line breaks. */
const words = (text: string) => text.replace(/\s+/g, ' ')

it('everybody can read the privacy policy as HTML (LEGAL-02, E63)', async () => {
  const { statusCode, headers, body } = await get('/privacy-policy.html')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(body).toContain('Version 1')
  expect(body.match(/<section>/g)).toHaveLength(privacyPolicy.length)
  expect(body).toContain('parts@volute.example')
})

it('everybody can read the privacy policy as a PDF with the same words, created once (LEGAL-02, E63)', async () => {
  const [first, second] = [await get('/privacy-policy.pdf'), await get('/privacy-policy.pdf')]
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
  const { text } = await extractText(new Uint8Array(first.rawPayload), { mergePages: true })
  for (const part of privacyPolicy) {
    expect(words(text)).toContain(part.title)
    expect(words(text)).toContain(part.text)
  }
  expect(text).toContain('Version 1')
})

it('HEAD works for the HTML and the PDF (LEGAL-02)', async () => {
  for (const url of ['/privacy-policy.html', '/privacy-policy.pdf'])
    expect((await shop.app.inject({ method: 'HEAD', url })).statusCode).toBe(200)
})
