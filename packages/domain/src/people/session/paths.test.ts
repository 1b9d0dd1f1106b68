import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPublicPath, safePath, serialPathFrom } from './paths.ts'

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
])('%s is public: %s (SHELL-13, SHELL-14, SHELL-15)', (path, expected) => {
  expect(isPublicPath(path)).toBe(expected)
})

const origin = 'https://shop.example'

describe('remembered path (SHELL-16, AUTH-19)', () => {
  it.each(['/order-history?x=1', '/lookup/bom/D7232-2-CP', '/serial/100234', '/'])(
    'path %s is remembered (TV-20a)',
    (path) => {
      expect(safePath(path, origin)).toBe(path)
    },
  )

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/login/auth',
    '',
    '/\t/evil.example',
    '/.//evil.example',
    '/x/../login',
    'order-history',
  ])('path %j leads to the start page (TV-20b)', (path) => {
    expect(safePath(path, origin)).toBe('/')
  })

  it('the path stays on the origin, is never public, and is stable', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '../..',
      'evil.example',
      '@',
      ':',
      '?',
      '#',
      '\t',
      '\n',
      '%2f',
      'login',
    )
    const path = fc.oneof(
      fc.array(piece).map((pieces) => pieces.join('')),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(path, (typed) => {
        const target = safePath(typed, origin)
        expect(new URL(target, origin).origin).toBe(origin)
        expect(isPublicPath(new URL(target, origin).pathname)).toBe(false)
        expect(safePath(target, origin)).toBe(target)
      }),
      { numRuns: 1000 },
    )
  })
})

it.each([
  ['?sn=AB12345', '/serial/AB12345'],
  ['?x=1&sn=100-234', '/serial/100-234'],
  ['?sn=../admin', null],
  ['?sn=', null],
  ['', null],
])('query string %j leads to %s (SHELL-17, TV-20c)', (search, path) => {
  expect(serialPathFrom(search)).toBe(path)
})
