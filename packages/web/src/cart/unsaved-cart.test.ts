import { durations } from '@volute/domain/kernel'
import { afterEach, expect, it } from 'vitest'
import { clearSession, startSession } from '../api/index.ts'
import { exampleItem } from './examples.ts'
import { keepUnsaved, readUnsaved } from './unsaved-cart.ts'

const ben = {
  userId: 7,
  userName: 'Ben Ortiz',
  emailAddress: 'ben@riverbend.example',
  companyId: 2,
  companyName: 'Riverbend Irrigation',
  isCompanyHidden: false,
  permissions: [],
  isPackager: false,
  token: 't1',
  accessToken: null,
}
const unsaved = { version: 4, saved: [exampleItem], items: [exampleItem, { ...exampleItem, cartItemId: -1 }] }

afterEach(() => {
  window.localStorage.clear()
  clearSession()
})

it('OQ-37: is kept for its person and company until it is forgotten', () => {
  startSession(ben)
  keepUnsaved(unsaved)
  expect(readUnsaved()).toEqual(unsaved)
  startSession({ ...ben, companyId: 3 })
  expect(readUnsaved()).toBeNull()
  startSession({ ...ben, userId: 8 })
  expect(readUnsaved()).toBeNull()
  startSession(ben)
  keepUnsaved(null)
  expect(readUnsaved()).toBeNull()
})

it('is kept for a day, and what cannot be read is none', () => {
  startSession(ben)
  keepUnsaved(unsaved, 1000)
  expect(readUnsaved(1000 + durations.day)).toEqual(unsaved)
  expect(readUnsaved(1001 + durations.day)).toBeNull()
  window.localStorage.setItem('volute.unsaved-cart/7/2', '{"version":4,"items":[{}]}')
  expect(readUnsaved()).toBeNull()
})
