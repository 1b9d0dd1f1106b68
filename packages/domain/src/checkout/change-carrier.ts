import { carriers, contactCustomer } from './carriers.ts'

export interface DeliveryChoice {
  /** The carrier's name, or empty. */
  carrier: string
  /** The ship type's code, or empty. */
  shipVia: string
  accountNumber: string
}

/**
 * Another carrier clears ship type and account number, even between two that both bill an account;
 * Contact Customer takes its single type at once (CHECKOUT-19, CHECKOUT-20).
 */
export function changeCarrier<D extends DeliveryChoice>(delivery: D, carrier: string): D {
  const onlyType = carriers.find(({ name }) => name === carrier && name === contactCustomer)?.types[0]

  return { ...delivery, carrier, shipVia: onlyType?.code ?? '', accountNumber: '' }
}
