import { expect, it } from 'vitest'
import { documentAddress } from './document-address.ts'

it.each([
  ['docs.volute.example/4rb.pdf', 'https://docs.volute.example/4rb.pdf'],
  ['/documents/4rb.pdf', '/documents/4rb.pdf'],
  ['//evil.example/4rb.pdf', 'https:////evil.example/4rb.pdf'],
  ['/\\evil.example/4rb.pdf', 'https:///\\evil.example/4rb.pdf'],
  ['javascript:alert(1)', 'https://javascript:alert(1)'],
])('%s opens as %s (LOOKUP-07, OQ-69)', (url, address) => {
  expect(documentAddress(url)).toBe(address)
})
