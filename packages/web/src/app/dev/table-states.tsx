import { useState } from 'react'
import { Card } from '../../core/ui/card.tsx'
import { type Column, DataTable } from '../../core/ui/data-table.tsx'
import { FactList } from '../../core/ui/fact-list.tsx'
import { Fact } from '../../core/ui/fact.tsx'
import { FirstFew } from '../../core/ui/first-few.tsx'
import { NumberedPager } from '../../core/ui/numbered-pager.tsx'
import { PagedList } from '../../core/ui/paged-list.tsx'
import { Pager } from '../../core/ui/pager.tsx'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import { Table } from '../../core/ui/table.tsx'
import { Section, State } from './state.tsx'

const ignore = () => {}
const failed = {
  data: undefined,
  isStale: false,
  failure: {
    title: 'Internal Server Error',
    children: 'Internal server error. Unable to load the distributors.',
  },
  page: 1,
  turnTo: ignore,
  retry: ignore,
}

const orders = [{ date: '11/20/2026', po: '88-2001', total: '$1,204.50' }]
const columns: readonly Column<(typeof orders)[number]>[] = [
  { key: 'date', header: 'Order Date', isSortable: true, cell: ({ date }) => date },
  {
    key: 'po',
    header: 'PO #',
    isSortable: true,
    phoneLabel: 'PO',
    cell: ({ po }) => <span className="mono">{po}</span>,
  },
  { key: 'total', header: 'Grand Total', isNumber: true, isSortable: true, cell: ({ total }) => total },
]
const table = { caption: 'Orders', columns, rowKey: ({ po }: (typeof orders)[number]) => po }

export function TableStates() {
  const [page, setPage] = useState(4)
  const paged = { of: 'orders', page, pageSize: 25, count: 187, onPage: setPage }
  return (
    <Section title="Tables">
      <State name="table, sorted" wide>
        <Card>
          <DataTable {...table} rows={orders} order={{ sort: 'date', dir: 'desc', sortBy: ignore }} />
          <NumberedPager {...paged} />
        </Card>
      </State>
      <State name="pager">
        <Pager {...paged} />
      </State>
      <State name="list that cannot be loaded" wide>
        <PagedList of="distributors" list={failed} nothing={null}>
          {() => null}
        </PagedList>
      </State>
      <State name="facts">
        <FactList
          facts={[
            ['PO Number', '88-2001'],
            ['Ship Via', 'UPS Ground'],
          ]}
        />
        <Fact name="Trim">9.250 in</Fact>
      </State>
      <State name="the first few of a list">
        <FirstFew of={['118202', '118203', '118204', '118205']} most={3}>
          {(serialNumber) => <span className="mono">{serialNumber}</span>}
        </FirstFew>
      </State>
      <State name="table of the page's own rows" wide>
        <Card>
          <Table caption="Items">
            <thead>
              <tr>
                <th scope="col">Part Number</th>
                <th scope="col" data-number>
                  Quantity
                </th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td className="mono">118204</td>
                <td data-number>2</td>
              </tr>
            </tbody>
          </Table>
        </Card>
      </State>
      <State name="table on a phone: its rows have several lines" wide>
        <Card>
          <DataTable {...table} rows={orders} phone={{ lines: ['po total', 'date .'] }} />
        </Card>
      </State>
      <State name="table, loading" wide>
        <Card>
          <DataTable {...table} rows={undefined} skeleton={{ rows: 3 }} />
        </Card>
      </State>
      <State name="loading" wide>
        <Card>
          <SkeletonRows rows={3} />
        </Card>
      </State>
    </Section>
  )
}
