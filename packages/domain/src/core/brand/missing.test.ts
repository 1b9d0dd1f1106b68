import { expect, it } from 'vitest'
import type { ShopBrand } from './brand.ts'
import { missingOf } from './missing.ts'

const complete: ShopBrand = {
  name: 'Harrow Pumps',
  since: '',
  logo: null,
  accent: '#006672',
  contact: {
    salesEmail: 'parts@harrow.example',
    phone: '(555) 010-0100',
    fax: '',
    address: ['1 Mill Lane'],
    website: '',
    officeHours: '',
  },
  timeZone: 'America/Chicago',
  slides: [],
  facts: [],
  warranty: '',
  isSetUp: true,
  policyVersion: 1,
  termsVersion: 1,
}

it('a shop without optional brand fields is complete (FACE-08)', () => {
  expect(missingOf(complete)).toEqual([])
})

it.each([
  [{ isSetUp: false }, 'its name and sales address'],
  [{ contact: { ...complete.contact, address: [] } }, 'its postal address'],
  [{ contact: { ...complete.contact, phone: '' } }, 'its phone number'],
  [{ termsVersion: null }, 'its terms of sale'],
])('a shop with %o is missing %s (FACE-08)', (changed, words) => {
  expect(missingOf({ ...complete, ...changed })).toEqual([words])
})
