import { expect, it } from 'vitest'
import { isPublicPath } from './public-paths.ts'

it.each([
  ['/login', true],
  ['/Login/', true],
  ['/login/auth', true],
  ['/serial', true],
  ['/accept-invite/a%40b.example/code/Acme', true],
  ['/accept-invite', false],
  ['/serial/100234', false],
  ['/login/other', false],
  ['/', false],
])('SHELL-13 SHELL-14 SHELL-15: %s is public: %s', (path, expected) => {
  expect(isPublicPath(path)).toBe(expected)
})
