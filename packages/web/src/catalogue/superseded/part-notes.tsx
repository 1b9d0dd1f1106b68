import type { Part } from '@volute/domain/catalogue'
import { Link } from '@tanstack/react-router'
import { Superseded } from './superseded.tsx'

interface PartNotesProps {
  part: Part
  quantity: string
  /** The form is left for the part's page. */
  onLeave: () => void
}

/** What there is to know about a part before it is ordered: its replacement, and the way to where it is used. */
export function PartNotes({ part, quantity, onLeave }: PartNotesProps) {
  return (
    <>
      <Superseded part={part} quantity={quantity} />
      <div>
        <Link to="/part/$partNumber" params={{ partNumber: part.partNumber }} onClick={onLeave}>
          Where used
        </Link>
      </div>
    </>
  )
}
