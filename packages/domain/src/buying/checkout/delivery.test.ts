import { describe, expect, it } from 'vitest'
import { errorsByField, firstError } from '../../core/kernel/index.ts'
import { shopDate } from '../../catalogue/lead-time/index.ts'
import { carriers } from './carriers.ts'
import {
  changeCarrier,
  checkDelivery,
  checkWishedDates,
  mayBeRequested,
  needByNote,
  requestedShipDate,
} from './delivery.ts'
import { isOverFreightWeight } from './freight.ts'

describe('carrier, ship type and account number (CHECKOUT-15)', () => {
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
  ])('%s (TV-14a)', (_, shipVia, shippingBillingAccountNumber, errors) => {
    expect(errorsByField(checkDelivery({ shipVia, shippingBillingAccountNumber }, 10))).toEqual(errors)
  })

  it.each(['', 'UPS', 'toString'])('%j is rejected as a ship type', (shipVia) => {
    expect(errorsByField(checkDelivery({ shipVia, shippingBillingAccountNumber: 'A1' }, 10))).toEqual({
      shipVia: 'A carrier and ship type must be selected.',
    })
  })

  it('an account number of more than 50 characters is rejected', () => {
    expect(
      errorsByField(
        checkDelivery({ shipVia: 'UPS_GROUND', shippingBillingAccountNumber: 'x'.repeat(51) }, 10),
      ),
    ).toEqual({
      shippingBillingAccountNumber: 'Account Number must be 50 characters or less. Currently 51 characters.',
    })
  })
})

describe('orders over 150 lb (CART-25)', () => {
  it('an order of exactly 150 lb is not over the limit', () => {
    expect([150, 150.001].map(isOverFreightWeight)).toEqual([false, true])
  })

  it('only expedited ship types are rejected', () => {
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

describe('changing the carrier (CHECKOUT-19, CHECKOUT-20)', () => {
  it('a new carrier clears ship type and account number and keeps the rest (TV-14b)', () => {
    expect(changeCarrier(ups, 'FedEx')).toEqual({
      ...ups,
      carrier: 'FedEx',
      shipVia: '',
      shippingBillingAccountNumber: '',
    })
  })

  it('Contact Customer selects its only ship type and is valid at once (TV-14c)', () => {
    const changed = changeCarrier(ups, 'Contact Customer')
    expect(changed).toMatchObject({
      carrier: 'Contact Customer',
      shipVia: 'CONTACT_CUSTOMER',
      shippingBillingAccountNumber: '',
    })
    expect(errorsByField(checkDelivery(changed, 10))).toEqual({})
  })

  it('DHL does not select its only ship type', () => {
    expect(changeCarrier(ups, 'DHL').shipVia).toBe('')
  })
})

const readyDates = ['2026-12-10', '2026-11-30', '2027-01-04']

describe('ship by and need by (CHECKOUT-21)', () => {
  it('the requested ship date is the earliest with partial shipments, otherwise the latest (TV-22a)', () => {
    expect(requestedShipDate(readyDates, true)).toBe('2026-11-30')
    expect(requestedShipDate(readyDates, false)).toBe('2027-01-04')
  })

  it.each([true, false])(
    'no ship date is requested without lines or while a line has no ready date (partial: %s) (CHECKOUT-16, TV-22b)',
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
])('on 2026-11-21, the ship-by or need-by date %s gives %j', (date, sentence) => {
  expect(firstError(checkWishedDates({ shipBy: date, needBy: '2026-11-21' }, '2026-11-21'))).toBe(sentence)
  expect(firstError(checkWishedDates({ shipBy: '2026-11-21', needBy: date }, '2026-11-21'))).toBe(sentence)
})

describe('the day that a purchase order needs its goods by (READ-17)', () => {
  it('a later ready date is named, and so is a day that cannot be requested', () => {
    const note = (needBy: string, ready: (string | null)[]) => needByNote(needBy, ready, '2026-11-20')
    expect(note('2026-12-03', ['2026-12-03', '2026-11-30', null])).toEqual({
      text: 'Needed by 12/03/2026.',
      isLate: false,
    })
    expect(note('2026-12-02', ['2026-11-30', '2026-12-03']).text).toBe(
      'Needed by 12/02/2026, but the last line is ready on 12/03/2026.',
    )
    expect(note('2026-11-18', ['2026-11-30'])).toEqual({
      text: "The order says needed by 11/18/2026. We can't request this day and send the order without it.",
      isLate: true,
    })
  })

  it.each([
    ['America/Los_Angeles', '2026-11-22T08:00:00Z'],
    ['Asia/Tokyo', '2026-11-21T15:00:00Z'],
    ['Pacific/Kiritimati', '2026-11-21T10:00:00Z'],
  ])('in %s the day ends at the shop’s midnight', (zone, midnight) => {
    const mayStill = (instant: number) => mayBeRequested('2026-11-20', shopDate(new Date(instant), zone))
    expect([mayStill(Date.parse(midnight) - 1), mayStill(Date.parse(midnight))]).toEqual([true, false])
  })
})
