import { listZeroResults, type ZeroResultGroup } from '@volute/domain/backoffice/demand'
import { limits } from '@volute/domain/core/kernel'
import { saveSynonym } from '@volute/domain/storefront/search'
import { exportList, mayCall, useSession } from '../../core/api/index.ts'
import { SynonymModal } from '../../storefront/search/index.ts'
import { Button } from '../../core/ui/button.tsx'
import type { Column } from '../../core/ui/data-table.tsx'
import { EmptyState } from '../../core/ui/empty-state.tsx'
import { shopDay } from '../../core/ui/shop-day.ts'
import { useOpened } from '../../core/ui/use-opened.ts'
import { Companies, DemandFrame } from './demand-frame.tsx'
import styles from './demand-table.module.css'
import { useDemandList } from './use-demand-list.ts'

/** Zero-result searches, grouped by meaning (E191). */
export function ZeroResults() {
  const { user } = useSession()
  const list = useDemandList(listZeroResults, ({ days }) => ({ days }))
  const { opened, open, close } = useOpened<ZeroResultGroup>()
  return (
    <>
      <DemandFrame
        tab="zeroResults"
        list={list}
        of="searches"
        caption="Searched for and not found"
        columns={[...columns, act(mayCall(saveSynonym, user) ? open : undefined)]}
        rowsOf={({ zeroResults }) => zeroResults}
        rowKey={({ groupId }) => groupId}
        phoneHeight={120}
        filterLabel="Filter by text or company"
        nothing={
          <EmptyState title="No searches without results">
            What customers search for and do not find appears here some minutes later.
          </EmptyState>
        }
        exportRows={() => exportList(listZeroResults, list.asked)}
      />
      {opened && (
        <SynonymModal
          key={opened.opening}
          open={opened.isOpen}
          synonym={null}
          start={{ word: opened.of.text.slice(0, limits.synonym), means: opened.of.synonym ?? '' }}
          onClose={() => {
            close()
            list.refresh()
          }}
        />
      )}
    </>
  )
}

const columns: readonly Column<ZeroResultGroup>[] = [
  { key: 'what', header: 'Searched for', cell: (zeroResult) => <Words zeroResult={zeroResult} /> },
  { key: 'count', header: 'Searches', isNumber: true, cell: ({ searches }) => searches },
  { key: 'companies', header: 'Companies', cell: ({ companies }) => <Companies companies={companies} /> },
  {
    key: 'first',
    header: 'First',
    phoneLabel: 'First',
    cell: ({ firstUtc }) => shopDay(firstUtc),
  },
  {
    key: 'last',
    header: 'Last',
    phoneLabel: 'Last',
    cell: ({ lastUtc }) => shopDay(lastUtc),
  },
]

function Words({ zeroResult: { text, others, synonym } }: { zeroResult: ZeroResultGroup }) {
  return (
    <>
      <span className={styles.name}>{text}</span>
      {others.length > 0 && <span className={styles.more}>{others.join(', ')}</span>}
      {synonym !== null && <span className={styles.more}>means {synonym}</span>}
    </>
  )
}

/** Column with a button that saves the words as a synonym, for users with the permission. */
function act(onKeep: ((zeroResult: ZeroResultGroup) => void) | undefined): Column<ZeroResultGroup> {
  const cell = (zeroResult: ZeroResultGroup) =>
    onKeep && (
      <Button onClick={() => onKeep(zeroResult)}>
        {zeroResult.synonym === null ? 'Make a Synonym' : 'Change Synonym'}
        <span className="visually-hidden"> of {zeroResult.text}</span>
      </Button>
    )
  return { key: 'act', header: 'Action', isHeaderHidden: true, cell }
}
