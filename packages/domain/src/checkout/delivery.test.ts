import { describe, expect, it } from 'vitest'
import { carriers } from './carriers.ts'
import { checkDelivery, isOverFreightWeight } from './check-delivery.ts'

describe('CHECKOUT-15 carrier, ship type and account number', () => {
  it.each([
    ['Air Freight by Best Way needs no account', 'BEST_WAY_AIR', '', {}],
    [
      'Ground by UPS needs one',
      'UPS_GROUND',
      '',
      { accountNumber: 'An account number is required for the selected carrier.' },
    ],
    [
      'blanks are none',
      'UPS_GROUND',
      '   ',
      { accountNumber: 'An account number is required for the selected carrier.' },
    ],
  ])('TV-14a: %s', (_, shipVia, accountNumber, errors) => {
    expect(checkDelivery({ shipVia, accountNumber, weight: 10 })).toEqual(errors)
  })

  it.each(['', 'UPS', 'toString'])('refuses %j as a ship type', (shipVia) => {
    expect(checkDelivery({ shipVia, accountNumber: 'A1', weight: 10 })).toEqual({
      shipVia: 'A carrier and ship type must be selected.',
    })
  })

  it('refuses an account number of more than 50 characters', () => {
    expect(checkDelivery({ shipVia: 'UPS_GROUND', accountNumber: 'x'.repeat(51), weight: 10 })).toEqual({
      accountNumber: 'Account Number must be 50 characters or less. Currently 51 characters.',
    })
  })
})

describe('CART-25 over 150 lb', () => {
  it('begins strictly above', () => {
    expect([150, 150.001].map(isOverFreightWeight)).toEqual([false, true])
  })

  it('refuses expedited types only', () => {
    const refused = carriers
      .flatMap((carrier) => carrier.types)
      .filter((type) => checkDelivery({ shipVia: type.code, accountNumber: 'A1', weight: 151 }).shipVia)
    expect(refused.map((type) => type.name)).toEqual([
      'Next Day Air',
      '2nd Day Air',
      '3 Day Select',
      'Worldwide Express',
      'International Priority',
      'DHL Express',
    ])
    expect(checkDelivery({ shipVia: 'DHL_EXPRESS', accountNumber: 'A1', weight: 151 })).toEqual({
      shipVia: 'Expedited shipping is not allowed for orders over 150 lb.',
    })
  })
})
