import { describe, expect, it } from 'vitest'
import { changeCarrier } from './change-carrier.ts'
import { checkDelivery } from './check-delivery.ts'

const ups = { carrier: 'UPS', shipVia: 'UPS_GROUND', accountNumber: 'A1', specialInstructions: 'Call first' }

describe('CHECKOUT-19 CHECKOUT-20 another carrier', () => {
  it('TV-14b: clears type and account number and keeps the rest', () => {
    expect(changeCarrier(ups, 'FedEx')).toEqual({ ...ups, carrier: 'FedEx', shipVia: '', accountNumber: '' })
  })

  it('TV-14c: Contact Customer takes its single type and is valid at once', () => {
    const changed = changeCarrier(ups, 'Contact Customer')
    expect(changed).toMatchObject({
      carrier: 'Contact Customer',
      shipVia: 'CONTACT_CUSTOMER',
      accountNumber: '',
    })
    expect(checkDelivery({ ...changed, weight: 10 })).toEqual({})
  })

  it('leaves the single type of DHL to be chosen', () => {
    expect(changeCarrier(ups, 'DHL').shipVia).toBe('')
  })
})
