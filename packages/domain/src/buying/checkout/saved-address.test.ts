import { expect, it } from 'vitest'
import { errorsByField, firstError } from '../../core/kernel/index.ts'
import { checkShippingInfo } from './address.ts'
import { exampleShipTo } from './examples.ts'
import { addressOf, checkAddressToSave, checkEntryName, shippingInfoOf } from './saved-address.ts'

const info = { ...exampleShipTo, comment: 'Leave at the gate.' }

it('a saved address renames city, state and zip and converts back without loss (CHECKOUT-33, OQ-55)', () => {
  expect(addressOf(info)).toMatchObject({
    shippingLocality: 'Seattle',
    shippingAdministrativeArea: 'WA',
    shippingPostalCode: '98101',
    shippingCompanyName: 'Riverbend Irrigation',
    comment: 'Leave at the gate.',
  })
  expect(shippingInfoOf(addressOf(info))).toEqual(info)
})

it('fields that a saved address lacks are empty in the form (CHECKOUT-33)', () => {
  const bare = { ...addressOf(info), shippingAddressLine2: null, shippingContactName: null, comment: null }
  expect(shippingInfoOf(bare)).toMatchObject({
    shippingAddressLine2: '',
    shippingContactName: '',
    comment: '',
  })
})

it.each([
  [' Dock 2 ', null],
  [` ${'x'.repeat(100)} `, null],
  [' ', 'Saved customer name must be between 1 and 100 characters long.'],
  ['x'.repeat(101), 'Saved customer name must be between 1 and 100 characters long.'],
])('the saved customer name %j gives %j (CHECKOUT-37, CONST-05)', (typed, sentence) => {
  expect(firstError(checkEntryName({ entryName: typed }))).toBe(sentence)
})

it('shipping info is checked for both address and comment (CHECKOUT-23)', () => {
  expect(errorsByField(checkShippingInfo(info))).toEqual({})
  expect(errorsByField(checkShippingInfo({ ...info, shippingCity: ' ', comment: 'x'.repeat(501) }))).toEqual({
    shippingCity: 'City is required.',
    comment: 'Comment must be 500 characters or less. Currently 501 characters.',
  })
})

it('errors of an address to save use the field names as sent, the entry name first (E35)', () => {
  const sent = { entryName: ' ', ...addressOf({ ...info, shippingCity: '', shippingCompanyName: '' }) }
  const checked = checkAddressToSave(sent)
  expect(checked.ok || checked.errors.map(({ field, error }) => [field, error])).toEqual([
    ['entryName', 'Saved customer name must be between 1 and 100 characters long.'],
    ['shippingCompanyName', 'Company Name is required.'],
    ['shippingLocality', 'City is required.'],
  ])
  expect(checkAddressToSave({ ...sent, ...addressOf(info), entryName: ' Dock 2 ' })).toEqual({
    ok: true,
    value: { ...info, entryName: 'Dock 2' },
  })
})
