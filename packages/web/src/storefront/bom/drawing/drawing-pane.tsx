import { IconChevronRight } from '@tabler/icons-react'
import type { Crumb } from '@volute/domain/catalogue/bom'
import type { DrawingKind } from '@volute/domain/catalogue/part'
import { useMemo, useState } from 'react'
import { sentenceOf } from '../../../core/api/index.ts'
import { useDrawing, useHasDrawing } from '../../../catalogue/part/index.ts'
import { FailureCard } from '../../../core/ui/failure-card.tsx'
import { Segmented } from '../../../core/ui/choice-group.tsx'
import pane from '../../../core/ui/drawing-pane.module.css'
import { mergeClasses } from '../../../core/ui/join-classes.ts'
import own from './drawing-pane.module.css'
import { type DrawingLink, DrawingStage } from './drawing-stage.tsx'

interface DrawingPaneProps {
  /** Assembly in the drawing. */
  partNumber: string
  crumbs: readonly Crumb[]
  onGo: (path: string[]) => void
  link: DrawingLink
}

const styles = mergeClasses(pane, own)

const kinds = [
  { value: 'exploded', label: 'Exploded' },
  { value: 'section', label: 'Cross section' },
] as const

/** Drawing of an assembly below its breadcrumb, with two views if it has two drawings. */
export function DrawingPane({ partNumber, crumbs, onGo, link }: DrawingPaneProps) {
  const [wished, setWished] = useState<DrawingKind>('exploded')
  const has = {
    exploded: useHasDrawing(partNumber, 'exploded'),
    section: useHasDrawing(partNumber, 'section'),
  }
  const choices = kinds.filter(({ value }) => has[value].data)
  const kind = choices.find(({ value }) => value === wished)?.value ?? choices[0]?.value
  const unknown = kinds.map(({ value }) => has[value]).find(({ data }) => data === undefined)
  return (
    <section className={styles.pane} aria-label="Drawing" data-pane>
      <div className={styles.bar}>
        <Breadcrumb crumbs={crumbs} onGo={onGo} />
        {kind && choices.length > 1 && (
          <Segmented label="View" hideLabel choices={choices} value={kind} onChange={setWished} />
        )}
      </div>
      <div className={styles.frame}>
        {kind && <Drawing key={`${partNumber} ${kind}`} {...{ partNumber, kind, link }} />}
        {!kind && unknown?.isPending && <DrawingSkeleton />}
        {!kind && unknown?.isError && (
          <DrawingFailure failure={unknown.error} onRetry={() => void unknown.refetch()} />
        )}
        {!kind && !unknown && <p className={styles.none}>There is no drawing of this assembly.</p>}
      </div>
    </section>
  )
}

function Drawing(props: { partNumber: string; kind: DrawingKind; link: DrawingLink }) {
  const { data: source, error, refetch } = useDrawing(props.partNumber, props.kind)
  const drawing = useMemo(() => source?.read(), [source])
  if (drawing) return <DrawingStage drawing={drawing} link={props.link} />
  if (drawing === undefined && !error) return <DrawingSkeleton />
  return <DrawingFailure failure={error} onRetry={() => void refetch()} />
}

function DrawingFailure({ failure, onRetry }: { failure: Error | null; onRetry: () => void }) {
  return (
    <FailureCard title="No drawing to show" onRetry={onRetry}>
      {failure ? sentenceOf(failure) : 'The drawing cannot be read.'}
    </FailureCard>
  )
}

interface BreadcrumbProps {
  crumbs: readonly Crumb[]
  onGo: (path: string[]) => void
}

/** Breadcrumb from the BOM to the assembly on screen. The BOM shows its number, assemblies show their names. */
function Breadcrumb({ crumbs, onGo }: BreadcrumbProps) {
  const last = crumbs.length - 1
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumb}>
      <ol>
        {crumbs.map((crumb, depth) => {
          const name = depth === 0 ? <span className="mono">{crumb.partNumber}</span> : crumb.description
          return (
            <li key={crumb.path.join('/')}>
              {depth > 0 && <IconChevronRight size={14} stroke={1.5} aria-hidden="true" />}
              {depth === last ? (
                <span aria-current="page">{name}</span>
              ) : (
                <button type="button" onClick={() => onGo(crumb.path)}>
                  {name}
                </button>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** Placeholder of the drawing. It appears after 150 ms, so that a cached drawing does not flicker. */
function DrawingSkeleton() {
  return (
    <div className={styles.stage} role="status">
      <span className="visually-hidden">Loading...</span>
      {Array.from({ length: 4 }, (_, part) => (
        <span key={part} className={styles.part} aria-hidden="true" />
      ))}
    </div>
  )
}
