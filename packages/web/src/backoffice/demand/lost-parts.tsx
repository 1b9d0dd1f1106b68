import {
  listLostParts,
  lossReasonNames,
  type LostFilter,
  lostFilters,
  type LostPart,
  setReplacement,
} from '@volute/domain/backoffice/demand'
import { formatDate } from '@volute/domain/core/kernel'
import { Link } from '@tanstack/react-router'
import { exportList, mayCall, useSession } from '../../core/api/index.ts'
import { Button } from '../../core/ui/button.tsx'
import { EmptyState } from '../../core/ui/empty-state.tsx'
import phoneRows from '../../core/ui/phone-rows.module.css'
import { shopDay } from '../../core/ui/shop-day.ts'
import { Select } from '../../core/ui/select.tsx'
import { useOpened } from '../../core/ui/use-opened.ts'
import { type Column, Companies, DemandFrame } from './demand-frame.tsx'
import styles from './demand-table.module.css'
import { ReplacementModal } from './replacement-modal.tsx'
import { useDemandList, useWhy } from './use-demand-list.ts'

const columns: readonly Column[] = [
  { label: 'Part' },
  { label: 'Why' },
  { label: 'Times', is: 'figures' },
  { label: 'Companies' },
  { label: 'Last' },
  { label: 'Action', is: 'unseen' },
]

/** Parts that were found and not bought, each with why (E192). */
export function LostParts() {
  const { user } = useSession()
  const list = useDemandList(listLostParts, { reason: useWhy() })
  const { opened, open, close } = useOpened<LostPart>()
  const replaces = mayCall(setReplacement, user)
  return (
    <>
      <DemandFrame
        tab="parts"
        list={list}
        of="parts"
        caption="Found and not bought"
        columns={columns}
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
          <EmptyState title="No sale has been lost">
            Parts that customers find and cannot buy, or take out of the cart for their date, appear here.
          </EmptyState>
        }
        exportRows={() => exportList(listLostParts, list.asked)}
      >
        {({ parts }) =>
          parts.map((part) => (
            <LostRow
              key={`${part.partId} ${part.reason}`}
              part={part}
              {...(replaces && { onReplace: () => open(part) })}
            />
          ))
        }
      </DemandFrame>
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

function LostRow({ part, onReplace }: { part: LostPart; onReplace?: () => void }) {
  const { partNumber, replacedBy, latestDate } = part
  return (
    <tr>
      <td className={styles.what}>
        <Link to="/part/$partNumber" params={{ partNumber }} className="mono">
          {partNumber}
        </Link>{' '}
        {part.description}
        {replacedBy !== null && (
          <span className={styles.more}>
            replaced by <span className="mono">{replacedBy}</span>
          </span>
        )}
      </td>
      <td className={styles.why}>
        {lossReasonNames[part.reason]}
        {latestDate !== null && <span className={styles.more}>{formatDate(latestDate)}</span>}
      </td>
      <td className={styles.count} data-number>
        {part.count}
      </td>
      <td className={styles.companies}>
        <Companies companies={part.companies} />
      </td>
      <td className={styles.last}>
        <span className={phoneRows.label}>Last </span>
        {shopDay(part.lastUtc)}
      </td>
      <td className={styles.act}>
        {onReplace && part.reason === 'NOT_SOLD' && (
          <Button onClick={onReplace}>
            {replacedBy === null ? 'Set a Replacement' : 'Change Replacement'}
            <span className="visually-hidden"> of {partNumber}</span>
          </Button>
        )}
      </td>
    </tr>
  )
}
