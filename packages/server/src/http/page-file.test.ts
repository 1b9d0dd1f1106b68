import { expect, it } from 'vitest'
import { pageFile } from './page-file.ts'

const paths = ['/login', '/lookup', '/lookup/serial', '/dashboard/general']

it.each([
  ['/login', 'pages/login.html'],
  ['/login/auth?next=1', 'pages/login.html'],
  ['/lookup/bom/A.1', 'pages/lookup.html'],
  ['/lookup/serial/100234?part=2', 'pages/lookup/serial.html'],
  ['/dashboard/general', 'pages/dashboard/general.html'],
  ['/dashboard', 'index.html'],
  ['/lookups', 'index.html'],
  ['/', 'index.html'],
])('%s starts from %s', (url, file) => {
  expect(pageFile(url, paths)).toBe(file)
})
