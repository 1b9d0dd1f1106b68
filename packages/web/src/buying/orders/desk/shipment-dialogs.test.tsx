import { afterEach, expect, it, vi } from 'vitest'
import { field } from '../../../../test/open-page.tsx'
import { renderInShop } from '../../../../test/render.tsx'
import { exampleManagedOrder } from '../examples.ts'
import { CorrectDialog } from './shipment-dialogs.tsx'

let dialog: Awaited<ReturnType<typeof renderInShop>>
afterEach(() => dialog.remove())

it.each([
  ['a ship type', 'Next Day Air', 'UPS_NEXT_DAY_AIR'],
  ['a carrier in other words', 'Acme Freight', 'Acme Freight'],
  ['nothing that is known', null, 'UPS_GROUND'],
])(
  'the correction of a parcel that went by %s starts with the right Ship Via (DESK-04)',
  async (_, carrier, chosen) => {
    const parcels = exampleManagedOrder.parcels.map((parcel) => ({ ...parcel, carrier }))
    const [parcel] = parcels
    if (!parcel) throw new Error('the order has no parcel')
    const order = { ...exampleManagedOrder, parcels }
    dialog = await renderInShop(<CorrectDialog order={order} parcel={parcel} onClose={vi.fn<() => void>()} />)
    expect(await field('Ship Via')).toHaveProperty('value', chosen)
  },
)
