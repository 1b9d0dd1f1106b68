import { builtImpellerOf } from '@volute/domain/buying/cart'
import type { SearchResults } from '@volute/domain/storefront/search'
import { useEffect, useMemo, useRef } from 'react'
import { Card } from '../../../core/ui/card.tsx'
import { EmptyState } from '../../../core/ui/empty-state.tsx'
import { FailureCard } from '../../../core/ui/failure-card.tsx'
import { PageHead } from '../../../core/ui/page-head.tsx'
import { Page } from '../../../core/ui/page.tsx'
import { SkeletonRows } from '../../../core/ui/skeleton-rows.tsx'
import { useSetPagePump } from '../../../catalogue/part/index.ts'
import { TextButton } from '../../../core/ui/text-button.tsx'
import { SearchBox } from '../search-box.tsx'
import { countAll } from '../use-search.ts'
import { FaultAnswers } from './fault-answers.tsx'
import { Facets } from './facets.tsx'
import { NothingFound } from './nothing-found.tsx'
import { ResultGroups } from './result-groups.tsx'
import styles from './search-page.module.css'
import { type Results, useResults } from './use-results.ts'

/** `/search?q=`: results of a text in the whole shop, by group (FIND-32). */
export function SearchPage() {
  const results = useResults()
  const { typed, data, failure, retry, isStale } = results
  const keys = useHitKeys()
  const all = data && countAll(data)
  return (
    <Page width={1168}>
      <PageHead
        title={typed ? `Results for “${typed}”` : 'Search'}
        count={all?.rowCount}
        isMore={all?.isMore}
      >
        {data && <Meant found={data} results={results} />}
      </PageHead>
      <div className={styles.box}>
        <SearchBox />
      </div>
      {!typed && (
        <EmptyState title="What are you looking for?">
          Type a serial, BOM or part number, or describe the part: wear ring bronze, packing for 100234.
        </EmptyState>
      )}
      {typed && !data && failure === null && (
        <Card>
          <SkeletonRows rows={8} heights={[78, 110]} />
        </Card>
      )}
      {!data && failure !== null && <FailureCard {...failure} onRetry={retry} />}
      {data && (
        <div ref={keys} aria-busy={isStale} className={styles.results}>
          {data.faults && (
            <FaultAnswers answers={data.faults} narrowedTo={data.narrowedTo} results={results} />
          )}
          <Facets found={data} results={results} />
          <Found found={data} results={results} />
        </div>
      )}
    </Page>
  )
}

/** Moves between hits by arrow key, and from the page's heading to the first hit. */
function useHitKeys() {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)

    function press(event: KeyboardEvent) {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (step === 0 || !(event.target instanceof Element)) return
      const hits = [...(list.current?.querySelectorAll<HTMLElement>('[data-hit]') ?? [])]
      const at = hits.findIndex((hit) => hit.closest('li')?.contains(event.target as Element))
      if (at < 0 && !event.target.matches('main, h1, body')) return
      const next = hits[at + step]
      if (!next) return
      event.preventDefault()
      next.focus()
      next.scrollIntoView({ block: 'nearest' })
    }
  }, [])
  return list
}

function Found({ found, results }: { found: SearchResults; results: Results }) {
  if (found.groups.every(({ hits }) => hits.length === 0))
    return found.faults ? null : <NothingFound results={results} />
  return <ResultGroups found={found} results={results} />
}

/** Corrected words and the pump that narrows the results. Parts are added for that pump. */
function Meant({ found: { meant, narrowedTo }, results }: { found: SearchResults; results: Results }) {
  const built = useMemo(() => (narrowedTo ? builtImpellerOf(narrowedTo) : undefined), [narrowedTo])
  useSetPagePump(narrowedTo?.pumpId ?? null, narrowedTo?.identifier ?? null, built)
  if (meant.length === 0 && !narrowedTo) return null
  return (
    <>
      {meant.length > 0 && (
        <span>
          Showing results for{' '}
          {meant.map(({ typed, meant: words }, index) => (
            <span key={typed}>
              {index > 0 && ', '}
              <strong>{words[0]}</strong> instead of {typed}
            </span>
          ))}
          .{' '}
        </span>
      )}
      {narrowedTo && (
        <span>
          For {narrowedTo.type === 'serial' ? 'pump' : 'model'}{' '}
          <strong className="mono">{narrowedTo.identifier}</strong> only.{' '}
          {results.pump && <TextButton onClick={results.widen}>Search all pumps</TextButton>}
        </span>
      )}
    </>
  )
}
