import { listMisses, type MissGroup } from '@volute/domain/backoffice/demand'
import { limits } from '@volute/domain/core/kernel'
import { saveSynonym } from '@volute/domain/storefront/search'
import { exportList, mayCall, useSession } from '../../core/api/index.ts'
import { SynonymModal } from '../../storefront/search/index.ts'
import { Button } from '../../core/ui/button.tsx'
import { EmptyState } from '../../core/ui/empty-state.tsx'
import phoneRows from '../../core/ui/phone-rows.module.css'
import { shopDay } from '../../core/ui/shop-day.ts'
import { useOpened } from '../../core/ui/use-opened.ts'
import { type Column, Companies, DemandFrame } from './demand-frame.tsx'
import styles from './demand-table.module.css'
import { useDemandList } from './use-demand-list.ts'

const columns: readonly Column[] = [
  { label: 'Searched for' },
  { label: 'Searches', is: 'figures' },
  { label: 'Companies' },
  { label: 'First' },
  { label: 'Last' },
  { label: 'Action', is: 'unseen' },
]

/** Zero-result searches, grouped by meaning (E191). */
export function Misses() {
  const { user } = useSession()
  const list = useDemandList(listMisses, {})
  const { opened, open, close } = useOpened<MissGroup>()
  const keepsWords = mayCall(saveSynonym, user)
  return (
    <>
      <DemandFrame
        tab="misses"
        list={list}
        of="searches"
        caption="Searched for and not found"
        columns={columns}
        phoneHeight={120}
        filterLabel="Filter by text or company"
        nothing={
          <EmptyState title="No searches without results">
            What customers search for and do not find appears here some minutes later.
          </EmptyState>
        }
        exportRows={() => exportList(listMisses, list.asked)}
      >
        {({ misses }) =>
          misses.map((miss) => (
            <MissRow key={miss.groupId} miss={miss} {...(keepsWords && { onKeep: () => open(miss) })} />
          ))
        }
      </DemandFrame>
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

function MissRow({ miss, onKeep }: { miss: MissGroup; onKeep?: () => void }) {
  const { text, others, synonym } = miss
  return (
    <tr>
      <td className={styles.what}>
        <span className={styles.name}>{text}</span>
        {others.length > 0 && <span className={styles.more}>{others.join(', ')}</span>}
        {synonym !== null && <span className={styles.more}>means {synonym}</span>}
      </td>
      <td className={styles.count} data-number>
        {miss.searches}
      </td>
      <td className={styles.companies}>
        <Companies companies={miss.companies} />
      </td>
      <td className={styles.first}>
        <span className={phoneRows.label}>First </span>
        {shopDay(miss.firstUtc)}
      </td>
      <td className={styles.last}>
        <span className={phoneRows.label}>Last </span>
        {shopDay(miss.lastUtc)}
      </td>
      <td className={styles.act}>
        {onKeep && (
          <Button onClick={onKeep}>
            {synonym === null ? 'Make a Synonym' : 'Change Synonym'}
            <span className="visually-hidden"> of {text}</span>
          </Button>
        )}
      </td>
    </tr>
  )
}
