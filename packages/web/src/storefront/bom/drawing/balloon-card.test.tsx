import { cartMessages } from '@volute/domain/buying/cart'
import { type BomLine, offlineMessages } from '@volute/domain/catalogue/bom'
import { afterEach, expect, it, vi } from 'vitest'
import { shown } from '../../../../test/open-page.tsx'
import { click, renderInShop, textsOf } from '../../../../test/render.tsx'
import { rowOrdersOf } from '../../../catalogue/part/index.ts'
import { Toasts } from '../../../core/ui/floating/toasts.tsx'
import { BalloonCard } from './balloon-card.tsx'

let card: Awaited<ReturnType<typeof renderInShop>>
afterEach(async () => {
  await card.remove()
  vi.unstubAllGlobals()
})

const line: BomLine = {
  partId: 1,
  partNumber: '235626',
  description: 'Gasket',
  unitId: 1,
  unitName: 'EA',
  price: 10,
  companyDiscount: null,
  weight: 1,
  isPaintable: false,
  isImpeller: false,
  isSellable: true,
  hasOtherMaterial: false,
  replacedBy: null,
  position: 1,
  reference: '1',
  buildQuantity: 2,
  parts: [],
}

async function open(quantity: string, isHeld: boolean) {
  const fetch = vi.fn(async () => Response.json({}, { status: 400 }))
  vi.stubGlobal('fetch', fetch)
  const stop = document.createElementNS('http://www.w3.org/2000/svg', 'g')
  const orders = rowOrdersOf({})
  orders.change('row', { quantity })
  card = await renderInShop(
    <>
      <BalloonCard
        hotspot={{ line, stop, elements: [stop] }}
        at=""
        stage={{ current: null }}
        orders={orders}
        keyOf={() => 'row'}
        isHeld={isHeld}
        onDrill={() => undefined}
      />
      <Toasts />
    </>,
  )
  return () => fetch.mock.calls.filter((call) => JSON.stringify(call).includes('PUT'))
}

it.each([
  ['a saved copy', '2', true, offlineMessages.order],
  ['a quantity of 0', '0', false, cartMessages.quantity],
])(
  'nothing is added from the card of %s, and a toast says why (LOOKUP-26)',
  async (_, quantity, isHeld, reason) => {
    const added = await open(quantity, isHeld)
    await click(card.host.querySelector('[aria-label="Add Gasket to cart"]'))
    await shown(() => textsOf('p').some((text) => text.includes(reason)))
    expect(added()).toEqual([])
  },
)
