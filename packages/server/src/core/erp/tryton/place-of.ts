import type { ErpOrder } from '../port.ts'
import type { CallTryton, Row } from './call-tryton.ts'

/** Where somebody is, as far as it decides which warehouse is near. */
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

/** The warehouses, those of the same state first, then those of the same country, then all others by name. */
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

/** Where a customer's goods usually go. */
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

/** The address of a customer that an order goes to; one that Tryton does not hold yet is added to its others. */
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

/** Country and state of an address, where Tryton has them by that code. */
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
