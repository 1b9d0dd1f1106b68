import { expect, it } from 'vitest'
import { exampleShipTo } from './examples.ts'
import { addressOf, checkEntryName, shippingInfoOf } from './saved-address.ts'
import { checkShippingInfo } from './shipping-info.ts'

const info = { ...exampleShipTo, comment: 'Leave at the gate.' }

it('CHECKOUT-33 OQ-55: city, state and zip have other names in a saved address, and nothing is lost on the way', () => {
  expect(addressOf(info)).toMatchObject({
    shippingLocality: 'Seattle',
    shippingAdministrativeArea: 'WA',
    shippingPostalCode: '98101',
    shippingCompanyName: 'Riverbend Irrigation',
    comment: 'Leave at the gate.',
  })
  expect(shippingInfoOf(addressOf(info))).toEqual(info)
})

it('CHECKOUT-33: what an address does not have is empty in the form', () => {
  const bare = { ...addressOf(info), shippingAddressLine2: null, shippingContactName: null, comment: null }
  expect(shippingInfoOf(bare)).toMatchObject({
    shippingAddressLine2: '',
    shippingContactName: '',
    comment: '',
  })
})

it.each([
  [' Dock 2 ', undefined],
  [` ${'x'.repeat(100)} `, undefined],
  [' ', 'Saved customer name must be between 1 and 100 characters long.'],
  ['x'.repeat(101), 'Saved customer name must be between 1 and 100 characters long.'],
])('CHECKOUT-37: the name %j gives %j', (typed, sentence) => {
  expect(checkEntryName(typed)).toBe(sentence)
})

it('CHECKOUT-23: address and comment together are what can be saved', () => {
  expect(checkShippingInfo(info)).toEqual({})
  expect(checkShippingInfo({ ...info, shippingCity: ' ', comment: 'x'.repeat(501) })).toEqual({
    shippingCity: 'City is required.',
    comment: 'Comment must be 500 characters or less. Currently 501 characters.',
  })
})
