import { expect, it } from 'vitest'
import { isPage } from './is-page.ts'

it.each(['/', '/dashboard', '/login?next=/a.b', '/serial/12.5', '/lookup/bom/A.1', '/apis'])(
  'OQ-01: %s is a page of the web app',
  (url) => {
    expect(isPage(url)).toBe(true)
  },
)

it.each([
  '/api',
  '/api?x=1',
  '/api/none',
  '/svgs/none.svg',
  '/documents',
  '/assets/none.js',
  '/privacy-policy.pdf',
  '/none.html?x=1',
])('OQ-01: %s is none, and a real 404 when it is missing', (url) => {
  expect(isPage(url)).toBe(false)
})
