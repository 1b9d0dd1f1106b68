import { beforeEach, expect, it } from 'vitest'
import { clearSession, startSession } from '../../core/api/index.ts'
import { clearRecentLookups, readRecentLookups, rememberLookup } from './suggestions.ts'

const lookup = (identifier: string) => ({ type: 'serial' as const, identifier, description: 'Pump' })
const numbers = () => readRecentLookups().map(({ identifier }) => identifier)

function signIn(userId: number, companyId: number) {
  const user = { userId, companyId, userName: 'Ben', emailAddress: 'ben@riverbend.example' }
  const company = {
    companyName: 'Riverbend',
    isCompanyHidden: false,
    permissions: [],
    isPackager: false,
    worksForProvider: false,
  }
  startSession({ ...user, ...company, token: 't', accessToken: null })
}

beforeEach(() => {
  window.localStorage.clear()
  signIn(7, 2)
})

it('the last eight look-ups are kept, newest first, each once', () => {
  for (const number of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '3']) rememberLookup(lookup(number))
  expect(numbers()).toEqual(['3', '9', '8', '7', '6', '5', '4', '2'])
})

it('recent look-ups belong to one person and one company and survive a sign-out', () => {
  rememberLookup(lookup('100234'))
  signIn(7, 3)
  expect(numbers()).toEqual([])
  signIn(8, 2)
  expect(numbers()).toEqual([])
  clearSession()
  signIn(7, 2)
  expect(numbers()).toEqual(['100234'])
})

it('recent look-ups can be cleared', () => {
  rememberLookup(lookup('100234'))
  clearRecentLookups()
  expect(numbers()).toEqual([])
})

it.each(['{', '"x"', '[{"type":"pump","identifier":"1","description":""}]'])(
  'a stored value of %s is ignored (SHELL-61)',
  (text) => {
    window.localStorage.setItem('volute.lookups.7.2', text)
    expect(numbers()).toEqual([])
  },
)
