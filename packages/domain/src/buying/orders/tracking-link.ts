import { carriers } from '../checkout/index.ts'

interface Tracker {
  carrier: string
  /** Matches a whole number without spaces and dashes. */
  number: RegExp
  /** URL before the number. */
  address: string
}

const trackers: readonly Tracker[] = [
  { carrier: 'UPS', number: /^1Z[0-9A-Z]{16}$/, address: 'https://www.ups.com/track?tracknum=' },
  {
    carrier: 'FedEx',
    number: /^(\d{12}|\d{15}|\d{20}|\d{22})$/,
    address: 'https://www.fedex.com/fedextrack/?trknbr=',
  },
  {
    carrier: 'DHL',
    number: /^(\d{10}|JD\d{18})$/,
    address: 'https://www.dhl.com/us-en/home/tracking.html?submit=1&tracking-id=',
  },
  { carrier: 'SAIA', number: /^\d{8,12}$/, address: 'https://www.saia.com/track/details;pro=' },
]

/**
 * Tracking URL of a shipment, by its ship via and the format of its number: `Ground` with `1Z999AA10123456784` is at
 * UPS. Null for other carriers, and for a number that does not match the carrier's format.
 */
function trackingLink(shipVia: string | null, trackingNumber: string | null): string | null {
  const number = (trackingNumber ?? '').replaceAll(/[\s-]/g, '').toUpperCase()
  const tracker = trackers.find((one) => one.number.test(number) && isBy(one.carrier, shipVia ?? ''))

  return tracker ? tracker.address + number : null
}

/** A tracking number with its URL; null where the shop knows none. */
export interface TrackedNumber {
  number: string
  address: string | null
}

/**
 * The tracking numbers of a parcel, separated by commas, semicolons, slashes, `&` or lines, each with its URL. A number may
 * hold spaces; they separate numbers only where each part is one of the carrier's.
 */
export function trackedNumbers(shipVia: string | null, trackingNumber: string | null): TrackedNumber[] {
  const typed = (trackingNumber ?? '').split(/[,;/&\n]/).map((one) => one.trim())
  return typed.filter((one) => one !== '').flatMap(numbersIn)

  function numbersIn(text: string): TrackedNumber[] {
    const whole = { number: text, address: trackingLink(shipVia, text) }
    const parts = text.split(/\s+/).map((number) => ({ number, address: trackingLink(shipVia, number) }))
    return whole.address === null && parts.every(({ address }) => address !== null) ? parts : [whole]
  }
}

/**
 * True if a ship via is of this carrier: it is a ship type of the carrier, or the order desk's own words contain the
 * carrier's name.
 */
function isBy(carrierName: string, shipVia: string): boolean {
  const types = carriers.find(({ name }) => name === carrierName)?.types ?? []
  const isNamed = new RegExp(`\\b${carrierName}\\b`, 'i').test(shipVia)

  return isNamed || types.some(({ name }) => name === shipVia)
}
