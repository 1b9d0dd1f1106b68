import {
  listLostParts,
  lossReasonNames,
  type LostFilter,
  lostFilters,
  type LostPart,
  setReplacement,
} from '@volute/domain/backoffice/demand'
import { formatDate } from '@volute/domain/core/kernel'
import { exportList, mayCall, useSession } from '../../core/api/index.ts'
import { Button } from '../../core/ui/button.tsx'
import type { Column } from '../../core/ui/data-table.tsx'
import { EmptyState } from '../../core/ui/empty-state.tsx'
import { PartNumber } from '../../core/ui/part-number.tsx'
import { shopDay } from '../../core/ui/shop-day.ts'
import { Select } from '../../core/ui/select.tsx'
import { useOpened } from '../../core/ui/use-opened.ts'
import { Companies, DemandFrame } from './demand-frame.tsx'
import styles from './demand-table.module.css'
import { formatPrice } from '@volute/domain/core/pricing'
import { ReplacementModal } from './replacement-modal.tsx'
import { RowActs } from './row-acts.tsx'
import { onlyIgnored, useDemandList } from './use-demand-list.ts'
import { WeekTrend } from './week-trend.tsx'

/** Lost sales: parts that were found and not bought, with the reason (E192). */
export function LostParts() {
  const { user } = useSession()
  const list = useDemandList(listLostParts, ({ days, why, rows }) => ({
    days,
    reason: why,
    shown: onlyIgnored(rows),
  }))
  const { opened, open, close } = useOpened<LostPart>()
  return (
    <>
      <DemandFrame
        tab="parts"
        list={list}
        of="parts"
        caption="Found and not bought"
        columns={[...columns, act(list.refresh, mayCall(setReplacement, user) ? open : undefined)]}
        rowsOf={({ parts }) => parts}
        rowKey={({ partId, reason }) => `${partId} ${reason}`}
        phoneHeight={144}
        filterLabel="Filter by part or company"
        more={
          <Select
            label="Why"
            hideLabel
            value={list.why}
            options={lostFilters.map((one) => ({
              value: one,
              label: one === 'ALL' ? 'All reasons' : lossReasonNames[one],
            }))}
            onChange={({ target }) => list.showWhy(target.value as LostFilter)}
          />
        }
        nothing={
          <EmptyState title="No lost sales">
            Parts that customers find and cannot buy, or take out of the cart for their date, appear here.
          </EmptyState>
        }
        exportRows={() => exportList(listLostParts, list.asked)}
      />
      {opened && (
        <ReplacementModal
          key={opened.opening}
          open={opened.isOpen}
          part={opened.of}
          onClose={() => {
            close()
            list.refresh()
          }}
        />
      )}
    </>
  )
}

const columns: readonly Column<LostPart>[] = [
  { key: 'what', header: 'Part', cell: (part) => <Part part={part} /> },
  {
    key: 'why',
    header: 'Why',
    cell: ({ reason, latestDate }) => (
      <>
        {lossReasonNames[reason]}
        {latestDate !== null && <span className={styles.more}>{formatDate(latestDate)}</span>}
      </>
    ),
  },
  { key: 'count', header: 'Times', isNumber: true, cell: ({ count }) => count },
  { key: 'lost', header: 'Lost', isNumber: true, cell: ({ lost }) => formatPrice(lost) },
  {
    key: 'trend',
    header: '13 weeks',
    cell: ({ partNumber, weeks }) => (
      <WeekTrend caption={`${partNumber} not bought, by week`} weeks={weeks} />
    ),
  },
  { key: 'companies', header: 'Companies', cell: ({ companies }) => <Companies companies={companies} /> },
  {
    key: 'last',
    header: 'Last',
    phoneLabel: 'Last',
    cell: ({ lastUtc }) => shopDay(lastUtc),
  },
]

function Part({ part: { partNumber, description, replacedBy } }: { part: LostPart }) {
  return (
    <>
      <PartNumber>{partNumber}</PartNumber> {description}
      {replacedBy !== null && (
        <span className={styles.more}>
          replaced by <span className="mono">{replacedBy}</span>
        </span>
      )}
    </>
  )
}

/** Column with the row's buttons: the replacement of a part not sold, for users with the permission, and Ignore. */
function act(onDone: () => void, onReplace: ((part: LostPart) => void) | undefined): Column<LostPart> {
  const cell = (part: LostPart) => (
    <RowActs
      row={{ list: 'parts', id: part.partId, reason: part.reason }}
      name={part.partNumber}
      ignored={part.ignored}
      onDone={onDone}
    >
      {onReplace && part.reason === 'NOT_SOLD' && (
        <Button onClick={() => onReplace(part)}>
          {part.replacedBy === null ? 'Set a Replacement' : 'Change Replacement'}
          <span className="visually-hidden"> of {part.partNumber}</span>
        </Button>
      )}
    </RowActs>
  )
  return { key: 'act', header: 'Action', isHeaderHidden: true, cell }
}
