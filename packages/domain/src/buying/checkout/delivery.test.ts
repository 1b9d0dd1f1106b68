import { describe, expect, it } from 'vitest'
import { errorsByField, firstError } from '../../core/kernel/index.ts'
import { carriers } from './carriers.ts'
import {
  changeCarrier,
  checkDelivery,
  checkWishedDates,
  isOverFreightWeight,
  requestedShipDate,
} from './delivery.ts'

describe('CHECKOUT-15 carrier, ship type and account number', () => {
  it.each([
    ['Air Freight by Best Way needs no account', 'BEST_WAY_AIR', '', {}],
    [
      'Ground by UPS needs one',
      'UPS_GROUND',
      '',
      { shippingBillingAccountNumber: 'An account number is required for the selected carrier.' },
    ],
    [
      'blanks are none',
      'UPS_GROUND',
      '   ',
      { shippingBillingAccountNumber: 'An account number is required for the selected carrier.' },
    ],
  ])('TV-14a: %s', (_, shipVia, shippingBillingAccountNumber, errors) => {
    expect(errorsByField(checkDelivery({ shipVia, shippingBillingAccountNumber }, 10))).toEqual(errors)
  })

  it.each(['', 'UPS', 'toString'])('refuses %j as a ship type', (shipVia) => {
    expect(errorsByField(checkDelivery({ shipVia, shippingBillingAccountNumber: 'A1' }, 10))).toEqual({
      shipVia: 'A carrier and ship type must be selected.',
    })
  })

  it('refuses an account number of more than 50 characters', () => {
    expect(
      errorsByField(
        checkDelivery({ shipVia: 'UPS_GROUND', shippingBillingAccountNumber: 'x'.repeat(51) }, 10),
      ),
    ).toEqual({
      shippingBillingAccountNumber: 'Account Number must be 50 characters or less. Currently 51 characters.',
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
      .filter(
        (type) =>
          errorsByField(checkDelivery({ shipVia: type.code, shippingBillingAccountNumber: 'A1' }, 151))
            .shipVia,
      )
    expect(refused.map((type) => type.name)).toEqual([
      'Next Day Air',
      '2nd Day Air',
      '3 Day Select',
      'Worldwide Express',
      'International Priority',
      'DHL Express',
    ])
    expect(
      errorsByField(checkDelivery({ shipVia: 'DHL_EXPRESS', shippingBillingAccountNumber: 'A1' }, 151)),
    ).toEqual({
      shipVia: 'Expedited shipping is not allowed for orders over 150 lb.',
    })
  })
})

const ups = {
  carrier: 'UPS',
  shipVia: 'UPS_GROUND',
  shippingBillingAccountNumber: 'A1',
  specialInstructions: 'Call first',
}

describe('CHECKOUT-19 CHECKOUT-20 another carrier', () => {
  it('TV-14b: clears type and account number and keeps the rest', () => {
    expect(changeCarrier(ups, 'FedEx')).toEqual({
      ...ups,
      carrier: 'FedEx',
      shipVia: '',
      shippingBillingAccountNumber: '',
    })
  })

  it('TV-14c: Contact Customer takes its single type and is valid at once', () => {
    const changed = changeCarrier(ups, 'Contact Customer')
    expect(changed).toMatchObject({
      carrier: 'Contact Customer',
      shipVia: 'CONTACT_CUSTOMER',
      shippingBillingAccountNumber: '',
    })
    expect(errorsByField(checkDelivery(changed, 10))).toEqual({})
  })

  it('leaves the single type of DHL to be chosen', () => {
    expect(changeCarrier(ups, 'DHL').shipVia).toBe('')
  })
})

const readyDates = ['2026-12-10', '2026-11-30', '2027-01-04']

describe('CHECKOUT-21 ship by and need by', () => {
  it('TV-22a: the earliest with partial shipments, else the latest', () => {
    expect(requestedShipDate(readyDates, true)).toBe('2026-11-30')
    expect(requestedShipDate(readyDates, false)).toBe('2027-01-04')
  })

  it.each([true, false])(
    'CHECKOUT-16 TV-22b: none while a line has no ready date (partial: %s)',
    (partial) => {
      expect(requestedShipDate(['2026-12-10', null], partial)).toBeNull()
      expect(requestedShipDate([], partial)).toBeNull()
    },
  )
})

it.each([
  ['2026-11-20', null],
  ['2026-11-19', 'The request is not valid.'],
  ['2031-11-21', null],
  ['2031-11-22', 'The request is not valid.'],
])('on 2026-11-21 the wish for %s answers %j', (date, sentence) => {
  expect(firstError(checkWishedDates({ shipBy: date, needBy: '2026-11-21' }, '2026-11-21'))).toBe(sentence)
  expect(firstError(checkWishedDates({ shipBy: '2026-11-21', needBy: date }, '2026-11-21'))).toBe(sentence)
})
