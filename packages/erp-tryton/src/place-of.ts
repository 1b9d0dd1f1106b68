import type { ErpOrder } from '@volute/erp'
import type { CallTryton, Row } from './call-tryton.ts'

/** Location, as far as it decides which warehouse is near. */
export interface Place {
  country: number | null
  subdivision: number | null
}

export interface Warehouse extends Place {
  id: number
  name: string
}

interface AddressRow extends Row {
  country: number | null
  subdivision: number | null
}

/** Lists the warehouses: first those of the same state, then those of the same country, then the others, each by name. */
export async function warehousesNear(call: CallTryton, place: Place): Promise<Warehouse[]> {
  const rows = await call<(Row & { name: string; 'address.': AddressRow | null })[]>(
    'model.stock.location.search_read',
    [
      [['type', '=', 'warehouse']],
      0,
      null,
      [['name', 'ASC']],
      ['name', 'address.country', 'address.subdivision'],
    ],
  )
  const distance = ({ country, subdivision }: Place) => {
    if (subdivision !== null && subdivision === place.subdivision) return 0
    return country !== null && country === place.country ? 1 : 2
  }
  return rows
    .map(({ id, name, 'address.': address }) => ({
      id,
      name,
      country: address?.country ?? null,
      subdivision: address?.subdivision ?? null,
    }))
    .toSorted((one, other) => distance(one) - distance(other))
}

/** Usual location of a customer's deliveries. */
export async function placeOfParty(call: CallTryton, party: number): Promise<Place> {
  const rows = await call<AddressRow[]>('model.party.address.search_read', [
    [['party', '=', party]],
    0,
    1,
    [
      ['delivery', 'DESC'],
      ['sequence', 'ASC'],
      ['id', 'ASC'],
    ],
    ['country', 'subdivision'],
  ])
  return rows[0] ?? { country: null, subdivision: null }
}

/** Finds the customer's address to which an order ships; an address that Tryton does not have is added. */
export async function addressOf(call: CallTryton, party: number, to: ErpOrder['shipTo']) {
  const place = await placeOf(call, to)
  const address = {
    party,
    party_name: to.companyName,
    name: to.contactName,
    street: [to.addressLine1, to.addressLine2].filter(Boolean).join('\n'),
    city: to.city,
    postal_code: to.postalCode,
    ...place,
  }
  const same = Object.entries(address).map(([field, value]) => [field, '=', value])
  const [known] = await call<number[]>('model.party.address.search', [same, 0, 1, [['id', 'ASC']]])
  const [id] = known === undefined ? await call<number[]>('model.party.address.create', [[address]]) : [known]
  return { id, place }
}

/** Looks up country and state of an address by code; null if Tryton does not have them. */
async function placeOf(call: CallTryton, { country, state }: ErpOrder['shipTo']): Promise<Place> {
  const [countryId] = await call<number[]>('model.country.country.search', [
    [['code', '=', country]],
    0,
    1,
    null,
  ])
  if (countryId === undefined) return { country: null, subdivision: null }
  const [subdivision] = await call<number[]>('model.country.subdivision.search', [
    [
      ['country', '=', countryId],
      ['code', '=', `${country}-${state}`],
    ],
    0,
    1,
    null,
  ])
  return { country: countryId, subdivision: subdivision ?? null }
}
