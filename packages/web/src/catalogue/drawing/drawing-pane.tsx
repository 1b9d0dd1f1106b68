import type { Crumb } from '@volute/domain/catalogue'
import { useState } from 'react'
import { sentenceOf } from '../../api/index.ts'
import { FailureCard } from '../../ui/failure-card.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import styles from './drawing-pane.module.css'
import { type DrawingLink, DrawingStage } from './drawing-stage.tsx'
import { type DrawingKind, useDrawing, useHasDrawing } from './use-drawing.ts'

interface DrawingPaneProps {
  /** The assembly that is drawn. */
  partNumber: string
  crumbs: readonly Crumb[]
  onGo: (path: string[]) => void
  link: DrawingLink
}

const kinds = [
  { value: 'exploded', label: 'Exploded' },
  { value: 'section', label: 'Cross section' },
] as const

/** The drawing of an assembly under its breadcrumb; two views where there are two drawings (LOOKUP-09, LOOKUP-11). */
export function DrawingPane({ partNumber, crumbs, onGo, link }: DrawingPaneProps) {
  const [wished, setWished] = useState<DrawingKind>('exploded')
  const exploded = useHasDrawing(partNumber, 'exploded')
  const section = useHasDrawing(partNumber, 'section')
  const choices = kinds.filter(({ value }) => (value === 'exploded' ? exploded : section).data)
  const kind = choices.find(({ value }) => value === wished)?.value ?? choices[0]?.value
  return (
    <section className={styles.pane} aria-label="Drawing">
      <div className={styles.bar}>
        <Breadcrumb crumbs={crumbs} onGo={onGo} />
        {kind && choices.length > 1 && (
          <Segmented label="View" hideLabel choices={choices} value={kind} onChange={setWished} />
        )}
      </div>
      <div className={styles.frame}>
        {kind && <Drawing key={`${partNumber} ${kind}`} {...{ partNumber, kind, link }} />}
        {!kind && (exploded.isPending || section.isPending) && <Spinner />}
        {!kind && !exploded.isPending && !section.isPending && (
          <p className={styles.none}>There is no drawing of this assembly.</p>
        )}
      </div>
    </section>
  )
}

function Drawing(props: { partNumber: string; kind: DrawingKind; link: DrawingLink }) {
  const drawing = useDrawing(props.partNumber, props.kind)
  if (drawing.isError) {
    return <FailureCard onRetry={() => void drawing.refetch()}>{sentenceOf(drawing.error)}</FailureCard>
  }
  return drawing.data === undefined ? <Spinner /> : <DrawingStage text={drawing.data} link={props.link} />
}
