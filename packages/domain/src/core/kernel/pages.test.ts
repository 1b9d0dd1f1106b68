import { expect, it } from 'vitest'
import { isPage } from './pages.ts'

it.each([
  '/',
  '/?sn=100234',
  '/dashboard',
  '/dashboard/',
  '/Dashboard/General',
  '/login?next=/a.b',
  '/serial/12.5',
  '/lookup/bom/A.1?path=4RB-WE-10',
  '/lookup/bom/AB%2F1-2',
  '/accept-invite/dana%40new.example/code/Acme%20Pumps',
])('%s is a page of the web app (OQ-01)', (url) => {
  expect(isPage(url)).toBe(true)
})

it.each([
  '/api',
  '/api?x=1',
  '/api/none',
  '/apis',
  '/metrics',
  '/healthz',
  '/lookup',
  '/lookup/bom/A.1/more',
  '/dashboard/none',
  '//dashboard',
  '/svgs/none.svg',
  '/documents',
  '/assets/none.js',
  '/privacy-policy.pdf',
  '/none.html?x=1',
  '/.env',
  '/wp-login.php',
])('%s is not a page of the web app (OQ-01)', (url) => {
  expect(isPage(url)).toBe(false)
})
