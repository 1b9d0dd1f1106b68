export interface ShipType {
  code: string
  name: string
  expedited: boolean
}

export interface Carrier {
  name: string
  /** Null if the shop pays or arranges the freight. */
  billingType: string | null
  types: readonly ShipType[]
}

export const contactCustomer = 'Contact Customer'

/** All carriers with their ship types (CHECKOUT-39; codes OQ-83, expedited OQ-43). */
export const carriers: readonly Carrier[] = [
  /** CHECKOUT-40 */
  {
    name: 'UPS',
    billingType: 'UPS Freight Collect',
    types: [
      { code: 'UPS_NEXT_DAY_AIR', name: 'Next Day Air', expedited: true },
      { code: 'UPS_2ND_DAY_AIR', name: '2nd Day Air', expedited: true },
      { code: 'UPS_3_DAY_SELECT', name: '3 Day Select', expedited: true },
      { code: 'UPS_GROUND', name: 'Ground', expedited: false },
      { code: 'UPS_WORLDWIDE_EXPRESS', name: 'Worldwide Express', expedited: true },
      { code: 'UPS_STANDARD_CANADA', name: 'Standard to Canada', expedited: false },
    ],
  },
  /** CHECKOUT-41 */
  {
    name: 'FedEx',
    billingType: 'Consignee',
    types: [
      { code: 'FEDEX_INTL_PRIORITY', name: 'International Priority', expedited: true },
      { code: 'FEDEX_INTL_ECONOMY', name: 'International Economy', expedited: false },
    ],
  },
  /** CHECKOUT-42 */
  {
    name: 'DHL',
    billingType: 'Consignee',
    types: [{ code: 'DHL_EXPRESS', name: 'DHL Express', expedited: true }],
  },
  /** CHECKOUT-43 */
  {
    name: 'SAIA',
    billingType: 'Consignee',
    types: [{ code: 'SAIA_MOTOR', name: 'SAIA Motor', expedited: false }],
  },
  /** CHECKOUT-44 */
  {
    name: 'Best Way',
    billingType: null,
    types: [
      { code: 'BEST_WAY_PREPAY', name: 'UPS/LTL Prepay', expedited: false },
      { code: 'BEST_WAY_AIR', name: 'Air Freight', expedited: false },
      { code: 'BEST_WAY_OCEAN', name: 'Ocean Freight', expedited: false },
    ],
  },
  /** CHECKOUT-45 */
  {
    name: contactCustomer,
    billingType: null,
    types: [{ code: 'CONTACT_CUSTOMER', name: 'Contact Customer', expedited: false }],
  },
]

/** Finds the carrier and ship type of a code, which determines both (OQ-83). */
export function findShipType(code: string): { carrier: Carrier; type: ShipType } | undefined {
  return carriers
    .flatMap((carrier) => carrier.types.map((type) => ({ carrier, type })))
    .find(({ type }) => type.code === code)
}

/** Name of a ship type code; free text from the order desk is returned unchanged. */
export function shipTypeName(shipVia: string): string {
  return findShipType(shipVia)?.type.name ?? shipVia
}

/** Code of a ship type name, which is what an ERP sends; other text is returned unchanged. */
export function shipTypeCode(text: string): string {
  const types = carriers.flatMap((carrier) => carrier.types)
  return types.find(({ name }) => name === text)?.code ?? text
}

/** True if the customer's own account is billed: all carriers except Best Way and Contact Customer (CHECKOUT-15). */
export function needsAccountNumber(carrierName: string): boolean {
  const carrier = carriers.find(({ name }) => name === carrierName)
  return carrier !== undefined && carrier.billingType !== null
}
