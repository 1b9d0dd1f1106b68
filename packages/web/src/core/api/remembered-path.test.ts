import { afterEach, expect, it } from 'vitest'
import { forgetPath, rememberPath, takeRememberedPath } from './remembered-path.ts'

afterEach(() => window.sessionStorage.clear())

it('a remembered path is used once (SHELL-16, AUTH-19, OQ-16)', () => {
  rememberPath({ pathname: '/lookup/bom/D7232-2-CP', searchStr: '?part=235626' })
  expect(takeRememberedPath()).toBe('/lookup/bom/D7232-2-CP?part=235626')
  expect(takeRememberedPath()).toBe('/')
})

it('a forgotten path is not used (OQ-16)', () => {
  rememberPath({ pathname: '/shopping-cart', searchStr: '' })
  forgetPath()
  expect(takeRememberedPath()).toBe('/')
})
