import { expect, it } from 'vitest'
import { answerOf } from './answer-of.ts'

const shop = 'https://parts.volute.example'
const files = ['/index.html', '/theme.js', '/assets/house-1.js']

it.each([
  ['page', 'GET', 'navigate', '/'],
  ['page', 'GET', 'navigate', '/lookup/bom/4RB-EM-100?path=4RB-WE-10'],
  ['asset', 'GET', 'cors', '/assets/house-1.js'],
  ['asset', 'GET', 'no-cors', '/assets/hanken-2.woff2'],
  ['root-file', 'GET', 'no-cors', '/theme.js'],
  ['asset', 'GET', 'no-cors', '/brand/3f9a.svg'],
  ['brand', 'GET', 'no-cors', '/shop.js'],
  [null, 'GET', 'cors', '/api/lookup/bom/4RB-EM-100'],
  [null, 'POST', 'cors', '/api/search'],
  [null, 'GET', 'navigate', '/api/docs'],
  [null, 'GET', 'navigate', '/documents/OM-12VT.pdf'],
  [null, 'GET', 'navigate', '/privacy-policy.pdf'],
  [null, 'GET', 'navigate', '/metrics'],
  [null, 'GET', 'cors', '/svgs/4RB-EM-100.svg'],
  [null, 'HEAD', 'cors', '/svgs/4RB-EM-100.svg'],
  [null, 'GET', 'cors', '/offline.js'],
  [null, 'GET', 'cors', '/csv-import-template.csv'],
])('is %s for %s %s %s', (kind, method, mode, path) => {
  expect(answerOf({ method, mode, url: shop + path }, shop, files)).toBe(kind)
})

it('ignores other hosts', () => {
  const url = 'https://docs.example/assets/manual.js'
  expect(answerOf({ method: 'GET', mode: 'cors', url }, shop, files)).toBeNull()
})
