import { afterEach, expect, it, vi } from 'vitest'
import { renderInShop, textsOf } from '../../../test/render.tsx'
import { ComingBack } from './coming-back.tsx'

let shown: Awaited<ReturnType<typeof renderInShop>>
afterEach(() => {
  vi.useRealTimers()
  return shown.remove()
})

it('a returning user sees pumps, open orders with their steps, and the days left on quotes (FLEET-25)', async () => {
  const createdUtc = '2026-10-21T12:00:00.000Z'
  vi.setSystemTime('2026-11-18T20:00:00.000Z')
  shown = await renderInShop(
    <ComingBack
      pumps={[
        {
          fleetPumpId: 7,
          pumpId: 3,
          serialNumber: '100234',
          model: '4RB',
          bomNumber: '4RB-EM-100',
          tag: 'P-301A',
          nickname: null,
          site: { siteId: 2, name: 'North house' },
          criticality: 'A',
          lastBought: null,
          retiredUtc: null,
        },
      ]}
      pumpCount={{ rowCount: 12, isMore: false }}
      orders={[
        {
          salesOrderId: 5,
          erpSalesOrderId: 'x',
          erpSalesOrderNumber: 'SO-9',
          poNumber: '77',
          receivedUtc: createdUtc,
          orderDate: createdUtc.slice(0, 10),
          pickedUtc: createdUtc,
          partlyShippedUtc: null,
          shippedUtc: null,
          rejectedUtc: null,
          rejectionReason: null,
          grandTotal: 10,
        },
      ]}
      quotes={[{ salesQuoteId: 4, name: 'Spring', createdUtc, receivedUtc: null, salesOrderId: null }]}
    />,
  )
  expect(textsOf('h2', shown.host)).toEqual(['My Pumps', 'Open Orders', 'Open Quotes'])
  const [pump = '', order = '', quote = ''] = textsOf('li', shown.host)
  expect(pump).toContain('P-301A')
  expect(pump).toContain('100234 · North house')
  expect(order).toContain('Picked')
  expect(quote).toBe('Spring2 days left')
})
