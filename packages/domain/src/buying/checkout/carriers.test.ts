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
])('%s: %s bills %s for %s (CHECKOUT-39)', (_, name, billingType, types) => {
  const carrier = carriers.find((one) => one.name === name)
  expect(carrier?.billingType).toBe(billingType)
  expect(carrier?.types.map((type) => type.name).join(', ')).toBe(types)
})

it('every ship type code is unique and identifies carrier and type (CHECKOUT-39)', () => {
  const codes = carriers.flatMap((carrier) => carrier.types.map((type) => type.code))
  expect(new Set(codes).size).toBe(14)
  expect(codes.map((code) => findShipType(code)?.type.code)).toEqual(codes)
  expect(findShipType('FEDEX_INTL_ECONOMY')?.carrier.name).toBe('FedEx')
  expect(findShipType('')).toBeUndefined()
})

describe("carriers that bill the customer's account (CHECKOUT-15)", () => {
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
