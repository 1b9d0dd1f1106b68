import type { getWhereUsed } from '@volute/domain/catalogue'
import { limits, type ReplyOf } from '@volute/domain/kernel'
import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterField } from '../../ui/filter-field.tsx'
import { Pager } from '../../ui/pager.tsx'
import { BomTable, PumpTable } from './place-tables.tsx'
import styles from './part-page.module.css'
import type { Places } from './use-places.ts'

type Found = ReplyOf<typeof getWhereUsed>

/** The BOMs and pumps that contain a part, filtered and a page of each. */
export function WhereUsed({ found, places }: { found: Found; places: Places }) {
  const { part, boms, bomCount, pumps, pumpCount } = found
  const { filter, filterBy, isStale } = places
  const isNone = bomCount === 0 && pumpCount === 0
  return (
    <>
      <div className={styles.head}>
        <h2>Where used</h2>
        {(filter !== '' || !isNone) && (
          <FilterField maxLength={limits.catalogueNumber} value={filter} onFilter={filterBy} />
        )}
      </div>
      <div aria-busy={isStale} className={styles.lists}>
        {isNone && <NoPlaces isFiltered={filter !== ''} />}
        {bomCount > 0 && (
          <List title="BOMs" count={bomCount} page="boms" places={places}>
            <BomTable boms={boms} of={part.partNumber} />
          </List>
        )}
        {pumpCount > 0 && (
          <List title="Pumps" count={pumpCount} page="pumps" places={places}>
            <PumpTable pumps={pumps} of={part.partNumber} />
          </List>
        )}
      </div>
    </>
  )
}

interface ListProps {
  title: string
  count: number
  page: 'boms' | 'pumps'
  places: Places
  children: ReactNode
}

function List({ title, count, page, places, children }: ListProps) {
  return (
    <section aria-label={title}>
      <h3 className={styles.title}>
        {title} <span>{count.toLocaleString('en-US')}</span>
      </h3>
      <Card>
        {children}
        <Pager
          of={title}
          page={places[page]}
          pageSize={limits.pageSize}
          count={count}
          onPage={(next) => places.turnTo(page, next)}
        />
      </Card>
    </section>
  )
}

function NoPlaces({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState title="Nothing found">Try a shorter part of a number, a description or a model.</EmptyState>
    )
  }
  return <EmptyState title="Not used">No BOM contains this part.</EmptyState>
}
