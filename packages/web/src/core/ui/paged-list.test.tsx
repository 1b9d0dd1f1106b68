import { afterEach, expect, it } from 'vitest'
import { render, textsOf } from '../../../test/render.tsx'
import { PagedList } from './paged-list.tsx'

let shown: Awaited<ReturnType<typeof render>>
afterEach(() => shown.remove())

type List = Parameters<typeof PagedList>[0]['list']

const failure = { title: 'Internal Server Error', children: 'Unable to load the orders.' }
const retry = () => {}
const oneOrder: List = {
  data: { rowCount: 1, isMore: false },
  isStale: false,
  failure: null,
  page: 1,
  turnTo: () => {},
  retry,
}
const orders = (state: Partial<List>) => (
  <PagedList of="orders" list={{ ...oneOrder, ...state }} nothing="None">
    {(found) => <p>{found ? 'Order 100001' : 'Loading'}</p>}
  </PagedList>
)

it('a failed reload shows the error and keeps the rows', async () => {
  shown = await render(orders({ failure }))
  expect(textsOf('[role=alert] h2')).toEqual(['Internal Server Error'])
  expect(shown.host.textContent).toContain('Order 100001')
})

it('a list that was never loaded shows the error', async () => {
  shown = await render(orders({ data: undefined, failure }))
  expect(textsOf('[role=alert] h2')).toEqual(['Internal Server Error'])
  expect(shown.host.textContent).not.toContain('Loading')
})

it('a list without rows shows its empty text', async () => {
  shown = await render(orders({ data: { rowCount: 0, isMore: false } }))
  expect(shown.host.textContent).toBe('None')
})
