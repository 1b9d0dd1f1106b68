import { Link } from '@tanstack/react-router'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { formatNumber } from '@volute/domain/core/kernel'
import { type DrawingSummary, drawingStateNames } from '@volute/domain/workbench/workbench'
import { Badge } from '../../../core/ui/badge.tsx'
import { Button } from '../../../core/ui/button.tsx'
import { IconButton } from '../../../core/ui/icon-button.tsx'
import { PageHead } from '../../../core/ui/page-head.tsx'
import styles from './draft-drawing-page.module.css'
import type { Desk } from './use-desk.ts'
import type { DraftDrawings } from './use-draft-drawings.ts'

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

interface DrawingHeadProps {
  desk: Desk
  drawings: DraftDrawings
  onLookAt: () => void
  /** Finishes a drawing that does not belong to a part. */
  onLeaveOut: () => void
}

/** Position and state of the drawing, links to its neighbors, and *Mark as Reviewed*. */
export function DrawingHead({ desk, drawings, onLookAt, onLeaveOut }: DrawingHeadProps) {
  const { drawing, whyNotLookedAt } = desk
  const { at, count, previous, next, open } = drawings
  return (
    <>
      <p className={styles.facts}>
        <Link to="/workbench/$publicationId" params={{ publicationId: String(drawing.publicationId) }}>
          The draft
        </Link>
        {at >= 0 && <span>{`Drawing ${formatNumber(at + 1)} of ${formatNumber(count)}`}</span>}
        <Badge kind={drawing.state === 'LOOKED_AT' ? 'ok' : 'warn'}>{drawingStateNames[drawing.state]}</Badge>
      </p>
      <PageHead
        title={drawing.name}
        actions={
          <>
            <Neighbour label="Previous drawing" to={previous} onOpen={open}>
              <IconChevronLeft {...icon} />
            </Neighbour>
            <Neighbour label="Next drawing" to={next} onOpen={open}>
              <IconChevronRight {...icon} />
            </Neighbour>
            {drawing.partNumber === null && <Button onClick={onLeaveOut}>Leave Out This Sheet</Button>}
            <Button
              look="primary"
              reason={whyNotLookedAt}
              aria-keyshortcuts="Control+Enter"
              onClick={onLookAt}
            >
              Mark as Reviewed
            </Button>
          </>
        }
      />
    </>
  )
}

interface NeighbourProps {
  label: string
  to: DrawingSummary | undefined
  onOpen: (drawing: DrawingSummary) => Promise<void>
  children: React.ReactNode
}

function Neighbour({ label, to, onOpen, children }: NeighbourProps) {
  return (
    <IconButton
      framed
      label={to ? `${label}: ${to.name}` : label}
      disabled={!to}
      onClick={() => to && void onOpen(to)}
    >
      {children}
    </IconButton>
  )
}
