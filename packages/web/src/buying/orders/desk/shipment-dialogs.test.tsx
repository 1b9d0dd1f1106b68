import { afterEach, expect, it, vi } from 'vitest'
import { field, press, shown } from '../../../../test/open-page.tsx'
import { fill, renderInShop } from '../../../../test/render.tsx'
import { exampleManagedOrder } from '../examples.ts'
import { CorrectDialog, ShipDialog } from './shipment-dialogs.tsx'

let dialog: Awaited<ReturnType<typeof renderInShop>>
afterEach(() => dialog.remove())

it('a part of an order that forbids parts warns, and ships only with a reason (DESK-26)', async () => {
  const sent = vi.fn<(url: string, init: { body: string }) => Promise<Response>>()
  sent.mockImplementation(async () => Response.json({}))
  vi.stubGlobal('fetch', sent)
  const onClose = vi.fn<() => void>()
  const [item] = exampleManagedOrder.orderItems
  if (!item) throw new Error('the order has no line')
  const orderItems = [{ ...item, quantity: 10, shippedQuantity: 0, cancelledQuantity: 0 }]
  const order = {
    ...exampleManagedOrder,
    status: 'Picked' as const,
    allowPartialShipments: false,
    orderItems,
  }
  dialog = await renderInShop(<ShipDialog order={order} onClose={onClose} />)
  const warning = () => document.body.textContent.includes('wants this order in one shipment.')
  const quantities = await field(`Quantity of line 1, ${item.partNumber}`)
  expect(warning()).toBe(false)
  await fill(quantities, '4')
  expect(warning()).toBe(true)
  await press('Ship')
  await shown(() => document.body.textContent.includes('A reason is required to ship a part'))
  expect(sent).not.toHaveBeenCalled()
  await fill(await field('Reason for shipping in parts'), 'six are on back-order')
  await press('Ship')
  await shown(() =>
    sent.mock.calls.some(([, init]) => init.body.includes('"reason":"six are on back-order"')),
  )
  vi.unstubAllGlobals()
})

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
