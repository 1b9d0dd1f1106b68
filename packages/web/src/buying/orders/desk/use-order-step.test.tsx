import { orderMessages } from '@volute/domain/buying/orders'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { field, press, shown } from '../../../../test/open-page.tsx'
import { fill, renderInShop, textsOf } from '../../../../test/render.tsx'
import { Toasts } from '../../../core/ui/floating/toasts.tsx'
import { exampleManagedOrder as order } from '../examples.ts'
import { DeskParcels } from './desk-parcels.tsx'
import { CancelDialog, PromiseDialog } from './part-dialogs.tsx'
import { ShipDialog } from './shipment-dialogs.tsx'

const onClose = vi.fn<() => void>()
const answer = vi.fn<() => Response>()
let rendered: Awaited<ReturnType<typeof renderInShop>>
beforeEach(() => {
  answer.mockImplementation(() => Response.json({}))
  vi.stubGlobal('fetch', async () => answer())
})
afterEach(async () => {
  await rendered.remove()
  vi.unstubAllGlobals()
})

async function show(node: ReactNode) {
  rendered = await renderInShop(
    <>
      {node}
      <Toasts />
    </>,
  )
}

/** Each step; steps with quantities take one of five. */
const steps: [sentence: string, node: ReactNode, take: () => Promise<void>][] = [
  [
    'A parcel of order 100001 was shipped.',
    <ShipDialog key="ship" order={order} onClose={onClose} />,
    async () => {
      await fill(await field('Quantity of line 1'), '1')
      await press('Ship')
    },
  ],
  [
    'Items of order 100001 were cancelled.',
    <CancelDialog key="cancel" order={order} onClose={onClose} />,
    async () => {
      await fill(await field('Quantity of line 1'), '1')
      await fill(await field('Reason'), 'No longer made')
      await press('Cancel Items')
    },
  ],
  [
    'The dates of order 100001 were changed.',
    <PromiseDialog key="promise" order={order} onClose={onClose} />,
    async () => {
      await fill(await field('1. TB10773'), '2126-12-24')
      await press('Save Dates')
    },
  ],
  [
    'A shipment of order 100001 was cancelled.',
    <DeskParcels key="parcels" order={order} />,
    async () => {
      await press('Cancel Shipment of Parcel 1')
      await press('Cancel Shipment')
    },
  ],
]

it.each(steps)(
  'a completed step shows: %s (DESK-20, DESK-21, DESK-22, DESK-24)',
  async (sentence, node, take) => {
    await show(node)
    await take()
    expect(await shown(() => document.body.textContent.includes(sentence))).toBe(true)
  },
)

it('a conflict shows the reason and lets the user reload the order (E67)', async () => {
  answer.mockImplementation(() => Response.json({ error: orderMessages.alreadyChanged }, { status: 409 }))
  await show(<ShipDialog order={order} onClose={onClose} />)
  await press('Ship')
  await shown(() => textsOf('[role="alert"]').includes(`${orderMessages.alreadyChanged} Reload the order`))
  await press('Reload the order')
  expect(await shown(() => textsOf('[role="alert"]').length === 0)).toBe(true)
})
