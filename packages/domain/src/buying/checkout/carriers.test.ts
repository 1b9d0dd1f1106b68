import { describe, expect, it } from 'vitest'
import { carriers, findShipType, needsAccountNumber } from './carriers.ts'

it.each([
  [
    'CHECKOUT-40',
    'UPS',
    'UPS Freight Collect',
    'Next Day Air, 2nd Day Air, 3 Day Select, Ground, Worldwide Express, Standard to Canada',
  ],
  ['CHECKOUT-41', 'FedEx', 'Consignee', 'International Priority, International Economy'],
  ['CHECKOUT-42', 'DHL', 'Consignee', 'DHL Express'],
  ['CHECKOUT-43', 'SAIA', 'Consignee', 'SAIA Motor'],
  ['CHECKOUT-44', 'Best Way', null, 'UPS/LTL Prepay, Air Freight, Ocean Freight'],
  ['CHECKOUT-45', 'Contact Customer', null, 'Contact Customer'],
])('CHECKOUT-39 %s: %s bills %s for %s', (_, name, billingType, types) => {
  const carrier = carriers.find((one) => one.name === name)
  expect(carrier?.billingType).toBe(billingType)
  expect(carrier?.types.map((type) => type.name).join(', ')).toBe(types)
})

it('CHECKOUT-39: a code says carrier and type, and no code is given twice', () => {
  const codes = carriers.flatMap((carrier) => carrier.types.map((type) => type.code))
  expect(new Set(codes).size).toBe(14)
  expect(codes.map((code) => findShipType(code)?.type.code)).toEqual(codes)
  expect(findShipType('FEDEX_INTL_ECONOMY')?.carrier.name).toBe('FedEx')
  expect(findShipType('')).toBeUndefined()
})

describe('CHECKOUT-15 whose account is billed', () => {
  it.each([
    ['UPS', true],
    ['FedEx', true],
    ['DHL', true],
    ['SAIA', true],
    ['Best Way', false],
    ['Contact Customer', false],
    ['', false],
  ])("%s needs the customer's account number: %s", (carrier, expected) => {
    expect(needsAccountNumber(carrier)).toBe(expected)
  })
})
