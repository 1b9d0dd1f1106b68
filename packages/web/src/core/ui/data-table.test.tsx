import { afterEach, expect, it, vi } from 'vitest'
import { click, render, textsOf } from '../../../test/render.tsx'
import { type Column, DataTable } from './data-table.tsx'

let shown: Awaited<ReturnType<typeof render>>
afterEach(() => shown.remove())

type Order = { po: string; total: string }
const columns: readonly Column<Order>[] = [
  { key: 'po', header: 'PO #', isSortable: true, phoneLabel: 'PO', cell: ({ po }) => po },
  { key: 'total', header: 'Grand Total', isNumber: true, cell: ({ total }) => total },
]
const table = { caption: 'Orders', columns, rowKey: ({ po }: Order) => po }
const rows = [{ po: '88-2001', total: '$1,204.50' }]

it('a table has a header and a cell for each column, with the phone label before the cell', async () => {
  shown = await render(<DataTable {...table} rows={rows} />)
  expect(textsOf('th')).toEqual(['PO #', 'Grand Total'])
  expect(textsOf('td')).toEqual(['PO 88-2001', '$1,204.50'])
})

it('only a column named in the phone lines has a grid area', async () => {
  shown = await render(<DataTable {...table} rows={rows} phone={{ lines: ['po .'] }} />)
  const areas = [...shown.host.querySelectorAll('td')].map(({ style }) => style.gridArea)
  expect(areas).toEqual(['po', ''])
})

it('a header sorts by its column and shows the sort direction', async () => {
  const sortBy = vi.fn()
  shown = await render(<DataTable {...table} rows={rows} order={{ sort: 'po', dir: 'desc', sortBy }} />)
  expect(textsOf('th[aria-sort=descending]')).toEqual(['PO #'])
  await click(shown.host.querySelector('th button'))
  expect(sortBy).toHaveBeenCalledWith('po')
})

it('a loading table has its headers and no rows', async () => {
  shown = await render(<DataTable {...table} rows={undefined} />)
  expect(shown.host.querySelector('[data-loading]')).not.toBeNull()
  expect(textsOf('th')).toEqual(['PO #', 'Grand Total'])
  expect(textsOf('td')).toEqual([])
})
