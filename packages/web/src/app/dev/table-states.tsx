import { useState } from 'react'
import { Card } from '../../core/ui/card.tsx'
import { FactList } from '../../core/ui/fact-list.tsx'
import { Fact } from '../../core/ui/fact.tsx'
import { FirstFew } from '../../core/ui/first-few.tsx'
import { NumberedPager } from '../../core/ui/numbered-pager.tsx'
import { PagedList } from '../../core/ui/paged-list.tsx'
import { Pager } from '../../core/ui/pager.tsx'
import { SkeletonRows } from '../../core/ui/skeleton-rows.tsx'
import { SortHeader } from '../../core/ui/sort-header.tsx'
import { Table } from '../../core/ui/table.tsx'
import { Section, State } from './state.tsx'

const ignore = () => {}
const failed = {
  data: undefined,
  failure: {
    title: 'Internal Server Error',
    children: 'Internal server error. Unable to load the distributors.',
  },
  page: 1,
  turnTo: ignore,
  retry: ignore,
}

export function TableStates() {
  const [page, setPage] = useState(4)
  const paged = { of: 'orders', page, pageSize: 25, count: 187, onPage: setPage }
  return (
    <Section title="Tables">
      <State name="table, sorted" wide>
        <Card>
          <Table caption="Orders">
            <thead>
              <tr>
                <SortHeader sorted="desc" onSort={ignore}>
                  Order Date
                </SortHeader>
                <SortHeader sorted="asc" onSort={ignore}>
                  PO #
                </SortHeader>
                <SortHeader sorted={false} onSort={ignore} isNumber>
                  Grand Total
                </SortHeader>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>11/20/2026</td>
                <td className="mono">88-2001</td>
                <td data-number>$1,204.50</td>
              </tr>
            </tbody>
          </Table>
          <NumberedPager {...paged} />
        </Card>
      </State>
      <State name="pager">
        <Pager {...paged} />
      </State>
      <State name="list that cannot be loaded" wide>
        <PagedList of="distributors" list={failed} loading={null} nothing={null}>
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
      <State name="loading" wide>
        <Card>
          <SkeletonRows rows={3} />
        </Card>
      </State>
    </Section>
  )
}
